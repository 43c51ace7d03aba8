"""What is kept on disk: never wrong, never somebody else's, never in the way."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import kitsune as kt
from kitsune.backends.cpu import jit
from kitsune.backends.cpu.jit import compile_cached, forget_objects
from kitsune.cache import store as cache
from kitsune.cache.store import Store, cache_folder, default_store, digest

KEY, OTHER = f"object-{'0' * 40}", f"program-{'1' * 40}"
has_owners = pytest.mark.skipif(not hasattr(os, "geteuid"), reason="no owners and modes here")
is_root = hasattr(os, "geteuid") and os.geteuid() == 0


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "cache")


# --- what goes in comes out ----------------------------------------------------------------------


def test_bytes_come_back(store: Store) -> None:
    assert store.get(KEY) is None
    store.put(KEY, b"machine code")
    store.put(OTHER, b"")
    assert store.get(KEY) == b"machine code"
    assert store.get(OTHER) == b""
    assert Store(store.folder).get(KEY) == b"machine code"  # as another process sees it


def test_the_last_one_wins(store: Store) -> None:
    store.put(KEY, b"first")
    store.put(KEY, b"second, and longer")
    assert store.get(KEY) == b"second, and longer"
    assert [e.key for e in store.entries()] == [KEY]


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-1],
        lambda data: data[: len(data) // 2],
        lambda data: b"",
        lambda data: data[:10],
        lambda data: data + b"\0",
        lambda data: data[:-1] + bytes([data[-1] ^ 1]),
        lambda data: b"kitsune0" + data[8:],
    ],
    ids=["cut by one", "cut in half", "empty", "head alone", "longer", "one bit", "other format"],
)
def test_what_is_damaged_is_deleted_and_rebuilt(store: Store, damage: object) -> None:
    assert callable(damage)
    store.put(KEY, b"machine code")
    path = store.folder / KEY
    path.write_bytes(damage(path.read_bytes()))
    assert store.get(KEY) is None
    assert not path.exists()
    store.put(KEY, b"machine code")
    assert store.get(KEY) == b"machine code"


def test_a_file_under_anothers_name_is_damaged(store: Store) -> None:
    store.put(KEY, b"machine code")
    (store.folder / KEY).rename(store.folder / OTHER)
    assert store.get(OTHER) is None


def test_verifying_deletes_what_is_damaged_and_nothing_else(store: Store) -> None:
    for key in (KEY, OTHER):
        store.put(key, b"machine code")
    assert store.verify() == []
    os.utime(store.folder / OTHER, (50, 50))
    path = store.folder / KEY
    path.write_bytes(path.read_bytes()[:-3])
    assert store.verify() == [KEY]
    assert [(e.key, e.used) for e in store.entries()] == [(OTHER, 50.0)]  # as if not looked at
    (store.folder / "letter.txt").write_text("dear reader")
    assert store.verify() == []
    assert (store.folder / "letter.txt").exists()


PACKED = f"packed-{'2' * 40}"


def test_what_is_kept_is_mapped(store: Store) -> None:
    numbers = np.arange(1000, dtype=np.float32)
    assert store.map(PACKED, 4000) is None
    store.keep(PACKED, numbers.view(np.uint8).data)
    found = store.map(PACKED, 4000)
    assert found is not None
    assert found.readonly
    array = np.frombuffer(found, np.float32)
    np.testing.assert_array_equal(array, numbers)
    assert array.ctypes.data % 64 == 0
    assert store.verify() == []


def test_what_is_kept_and_cut_is_dropped(store: Store) -> None:
    for size in (0, 10, 64, 4063, 4065):
        store.keep(PACKED, memoryview(bytes(4000)))
        path = store.folder / PACKED
        path.write_bytes(path.read_bytes()[:size] + bytes(size > 4064))
        assert store.map(PACKED, 4000) is None
    store.keep(PACKED, memoryview(bytes(4000)))
    path.write_bytes(path.read_bytes()[:-1] + b"1")
    assert store.verify() == [PACKED]


@pytest.mark.parametrize("nbytes", [4000, 4096, 511, 7])
def test_a_flipped_bit_of_what_is_kept_is_found_by_the_next_process(
    tmp_path: Path, nbytes: int
) -> None:
    numbers = np.random.default_rng(0).integers(0, 256, nbytes, np.uint8)
    Store(tmp_path / "cache").keep(PACKED, numbers[:100].data, numbers[100:].data)
    path = tmp_path / "cache" / PACKED
    good = path.read_bytes()
    assert Store(tmp_path / "cache").map(PACKED, nbytes) is not None
    for at in [*range(64), *range(64, len(good), 37), len(good) - 1]:
        path.write_bytes(good[:at] + bytes([good[at] ^ 1 << at % 8]) + good[at + 1 :])
        path.chmod(0o600)
        assert Store(tmp_path / "cache").map(PACKED, nbytes) is None
        assert not path.exists()


def test_what_is_kept_is_compared_once_in_a_process(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.keep(PACKED, memoryview(bytes(4000)))
    compared = []
    monkeypatch.setattr(cache, "_is_intact", lambda *given: compared.append(given) or True)
    for _ in range(3):
        assert store.map(PACKED, 4000) is not None
    assert len(compared) == 1
    Store(store.folder).keep(PACKED, memoryview(bytes(4000)))  # looks whether it is there
    assert len(compared) == 2


def test_what_would_leave_no_room_is_not_kept(tmp_path: Path) -> None:
    small = Store(tmp_path / "cache", limit_nbytes=7000)
    small.keep(PACKED, memoryview(bytes(4000)))
    assert small.entries() == []


def test_keys_keep_their_parts_apart() -> None:
    assert digest("ab", "c") != digest("a", "bc") != digest("abc")
    assert digest("ab", "c") == digest("ab", "c")


# --- nobody else's -------------------------------------------------------------------------------


@has_owners
def test_the_folder_and_its_files_are_the_users_own(store: Store) -> None:
    store.put(KEY, b"machine code")
    assert stat.S_IMODE(store.folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((store.folder / KEY).stat().st_mode) == 0o600


@has_owners
@pytest.mark.parametrize("mode", [0o777, 0o770, 0o722])
def test_a_folder_that_others_may_write_to_is_refused(tmp_path: Path, mode: int) -> None:
    folder = tmp_path / "open"
    folder.mkdir()
    Store(folder).put(KEY, b"planted")
    folder.chmod(mode)
    store = Store(folder)
    assert "others may write to it" in store.refusal
    assert store.get(KEY) is None
    store.put(OTHER, b"x")
    assert store.entries() == []
    assert not (folder / OTHER).exists()


@has_owners
def test_a_file_that_others_may_write_to_is_not_read(store: Store) -> None:
    store.put(KEY, b"machine code")
    (store.folder / KEY).chmod(0o666)
    assert store.get(KEY) is None


@has_owners
@pytest.mark.skipif(not is_root, reason="only root can give files away")
def test_what_belongs_to_another_user_is_not_used(store: Store) -> None:
    store.put(KEY, b"machine code")
    os.chown(store.folder / KEY, 12345, -1)
    assert store.get(KEY) is None
    os.chown(store.folder, 12345, -1)
    assert "belongs to user 12345" in Store(store.folder).refusal


@has_owners
def test_links_are_not_followed(store: Store, tmp_path: Path) -> None:
    store.put(KEY, b"machine code")
    (store.folder / KEY).rename(tmp_path / "elsewhere")
    (store.folder / KEY).symlink_to(tmp_path / "elsewhere")
    assert store.get(KEY) is None
    (tmp_path / "link").symlink_to(store.folder)
    assert Store(tmp_path / "link").refusal


# --- never in the way ----------------------------------------------------------------------------


def test_a_folder_that_cannot_be_made_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        store = Store(folder)
        store.put(KEY, b"x")
        assert store.refusal
        assert store.get(KEY) is None
        assert store.entries() == []
        assert store.clear() == 0


def test_a_disk_that_is_full_is_done_without(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(path: Path, data: bytes) -> None:
        path.write_bytes(data[:4])
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store, "_write", full)
    store.put(KEY, b"machine code")
    assert store.get(KEY) is None
    assert list(store.folder.iterdir()) == []


def test_a_folder_deleted_meanwhile_is_done_without(store: Store) -> None:
    store.put(KEY, b"x")
    store.clear()
    store.folder.rmdir()
    assert store.get(KEY) is None
    store.put(KEY, b"x")


def test_a_folder_is_measured_once_in_a_while_by_all_processes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured: list[Path] = []
    monkeypatch.setattr(Store, "entries", lambda self: measured.append(self.folder) or [])
    for _ in range(3):
        Store(store.folder).put(KEY, b"x")
    assert len(measured) == 1
    os.utime(store.folder / "tidied", (0, 0))
    Store(store.folder).put(KEY, b"x")
    assert len(measured) == 2


# --- no larger than its limit --------------------------------------------------------------------


def fill(store: Store, count: int, nbytes: int) -> list[str]:
    """Entries of which each was used a second after the one before."""
    keys = [f"object-{n:040x}" for n in range(count)]
    for n, key in enumerate(keys):
        store.put(key, bytes(nbytes))
        os.utime(store.folder / key, (n, n))
    return keys


def test_what_was_used_longest_ago_goes_first(tmp_path: Path) -> None:
    store = Store(tmp_path / "cache", limit_nbytes=10_000)
    keys = fill(store, 9, 1000)
    assert store.get(keys[0]) is not None  # used again
    store.put(KEY, bytes(3000))
    store.tidy()
    left = {entry.key for entry in store.entries()}
    assert {keys[0], keys[8], KEY} <= left
    assert keys[1] not in left
    assert sum(entry.nbytes for entry in store.entries()) <= 10_000


def test_writing_keeps_the_limit(tmp_path: Path) -> None:
    store = Store(tmp_path / "cache", limit_nbytes=16_000)
    fill(store, 60, 1000)
    assert sum(entry.nbytes for entry in store.entries()) <= 17_000 + 1024


def test_other_files_are_left_alone(store: Store) -> None:
    store.put(KEY, b"x")
    mine = store.folder / "letter.txt"
    mine.write_text("dear reader")
    abandoned = store.folder / f"partial-{'a' * 40}"
    abandoned.write_bytes(b"half")
    os.utime(abandoned, (0, 0))
    assert [entry.key for entry in store.entries()] == [KEY]
    assert not abandoned.exists()
    assert store.clear() == 1
    assert list(store.folder.iterdir()) == [mine]


# --- between processes ---------------------------------------------------------------------------

WRITER = """
import sys
from pathlib import Path
from kitsune.cache.store import Store
store = Store(Path(sys.argv[1]), limit_nbytes=200_000)
for n in range(300):
    key = f"object-{n % 7:040x}"
    found = store.get(key)
    assert found is None or found == bytes([n % 7]) * 5000, key
    store.put(key, bytes([n % 7]) * 5000)
    if n % 50 == 0:
        store.clear()
"""


def test_processes_share_a_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path / "cache")]
    running = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(3)]
    failed = [each.communicate()[1] for each in running]
    assert failed == ["", "", ""]


# --- compiled objects ----------------------------------------------------------------------------

HOST = jit.host_target()
ADD = "define i64 @add(i64 %a, i64 %b) #0 {\n  %c = add i64 %a, %b\n  ret i64 %c\n}\n"


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[str]]:
    """The texts that LLVM was asked to compile, with a cache of the test's own."""
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "own"))
    texts: list[str] = []
    original = jit.compile_object
    monkeypatch.setattr(
        jit, "compile_object", lambda text, target: texts.append(text) or original(text, target)
    )
    forget_objects()
    yield texts
    forget_objects()


def test_an_object_is_compiled_once(compiled: list[str]) -> None:
    first = compile_cached(ADD, HOST)
    assert compile_cached(str(ADD), HOST) is first
    forget_objects()  # a new process
    assert compile_cached(ADD, HOST) == first
    assert compiled == [ADD]
    [entry] = default_store().entries()
    path = default_store().folder / entry.key
    path.write_bytes(path.read_bytes()[:-9])
    forget_objects()
    assert compile_cached(ADD, HOST) == first  # a damaged one is never loaded
    assert compiled == [ADD, ADD]


def test_an_object_depends_on_text_target_and_code_generator(
    compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_cached(ADD, HOST)
    compile_cached(ADD.replace("%c", "%d"), HOST)
    compile_cached(ADD, jit.cpu_target("wasm32"))
    for name, value in (("CODEGEN_LEVEL", 1), ("attributes", lambda _: "attributes #0 = { cold }")):
        monkeypatch.setattr(jit, name, value)
        forget_objects()
        compile_cached(ADD, HOST)
    monkeypatch.setattr(jit, "__version__", "0.0.0")
    forget_objects()
    compile_cached(ADD, HOST)
    assert len(compiled) == len(default_store().entries()) == 6


def test_without_a_disk_objects_are_compiled(
    compiled: list[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    recwarn: pytest.WarningsRecorder,
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path / "file"))
    for _ in range(2):
        forget_objects()
        assert compile_cached(ADD, HOST)
    assert compiled == [ADD, ADD]
    (said,) = recwarn
    assert "file is not used as a cache: File exists; every process compiles" in str(said.message)


def test_where_the_cache_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KITSUNE_CACHE_DIR", str(tmp_path))
    assert cache_folder() == tmp_path
    monkeypatch.setenv("KITSUNE_CACHE_DIR", "~/somewhere")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache_folder() == Path("~/somewhere").expanduser()
    monkeypatch.delenv("KITSUNE_CACHE_DIR")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert cache_folder().name == "kitsune"


def without_a_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, temporary: Path) -> None:
    (tmp_path / "home").write_text("not a folder")
    monkeypatch.delenv("KITSUNE_CACHE_DIR")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "home" / "cache"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "home" / "cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))


def test_without_a_home_folder_a_temporary_one_is_used_and_said_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, recwarn: pytest.WarningsRecorder
) -> None:
    without_a_home(monkeypatch, tmp_path, tmp_path)
    default_store().put(KEY, b"machine code")
    assert default_store().get(KEY) == b"machine code"
    assert cache_folder().parent == tmp_path
    (said,) = recwarn
    assert "kitsune is not used as a cache: Not a directory" in str(said.message)
    assert f"{cache_folder()} is used instead" in str(said.message)


def test_without_any_folder_programs_run_and_that_is_said_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, recwarn: pytest.WarningsRecorder
) -> None:
    without_a_home(monkeypatch, tmp_path, tmp_path / "home")
    for at in range(2):
        default_store().put(KEY, b"machine code")
        assert kt.compile(lambda x, at=at: x + at)([1.0]) == [1.0 + at]
    (said,) = recwarn
    assert "every process compiles again" in str(said.message)


def test_a_changed_source_is_another_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "kitsune" / "runtime"
    package.mkdir(parents=True)
    source = package / "cache.py"
    source.write_text("a = 1")
    monkeypatch.setattr(cache, "__file__", str(source))
    seen = set()
    for text in ("a = 1", "a = 23", "a = 1"):
        source.write_text(text)
        os.utime(source, ns=(time.time_ns(), time.time_ns() + len(seen)))
        cache.build_id.cache_clear()
        seen.add(cache.build_id())
    cache.build_id.cache_clear()
    assert len(seen) == 3
