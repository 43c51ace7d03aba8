"""Create and destroy a model in a library in C, as LLVM text.

The header says what each function does. Names begin with `kt_api_` here, and with the name of the
model in the library.
"""

from __future__ import annotations

from string import Template

CREATE_TEXT = Template("""
; --- weights

define internal i32 @kt_check_weights(ptr %base, i64 %nbytes) #0 {
entry:
  %same = icmp eq i64 %nbytes, $weights_nbytes
  br i1 %same, label %look, label %wrong
look:
  %n = phi i64 [0, %entry], [%next, %look.more]
  %given.p = getelementptr i8, ptr %base, i64 %n
  %given = load i8, ptr %given.p, align 1
  %wanted.p = getelementptr i8, ptr @kt_weights_head, i64 %n
  %wanted = load i8, ptr %wanted.p, align 1
  %equal = icmp eq i8 %given, %wanted
  br i1 %equal, label %look.more, label %wrong
look.more:
  %next = add i64 %n, 1
  %more = icmp ult i64 %next, $head_nbytes
  br i1 %more, label %look, label %right
right:
  ret i32 0
wrong:
  ret i32 $error_weights
}

; --- create

%options = type { i64, ptr, i64 }

define $exported i32 @kt_api_create(ptr %path, ptr %options, ptr %result) $attributes {
entry:
  %no.result = icmp eq ptr %result, null
  br i1 %no.result, label %null, label %new
null:
  ret i32 $error_null
new:
  store ptr null, ptr %result, align 4
  %h = call ptr @kt_allocate(i64 $handle_nbytes)
  %no.memory = icmp eq ptr %h, null
  br i1 %no.memory, label %poor, label %weights
poor:
  ret i32 $error_memory
weights:
  %weights.p = getelementptr i8, ptr %h, i64 $weights
  %nbytes.p = getelementptr i8, ptr %h, i64 $weights_nbytes_at
  %inside = icmp eq ptr %path, null
  br i1 %inside, label %own, label %file
own:
  $own_weights
  %is.own = icmp ne ptr %embedded, null
  br i1 %is.own, label %open, label %none
none:
  call void @kt_release(ptr %h)
  ret i32 $error_no_weights
file:
  %mapped = call i32 @kt_map(ptr %path, ptr %weights.p, ptr %nbytes.p)
  store i32 %mapped, ptr %h + $is_mapped, align 4
  %is.mapped = icmp ne i32 %mapped, 0
  br i1 %is.mapped, label %open, label %missing
missing:
  call void @kt_release(ptr %h)
  ret i32 $error_file
open:
  %code = call i32 @kt_open(ptr %h, ptr %options, ptr %result)
  ret i32 %code
}

define $exported i32 @kt_api_create_from_memory(ptr %data, i64 %nbytes, ptr %options,
                                                ptr %result) $attributes {
entry:
  %no.result = icmp eq ptr %result, null
  %no.data = icmp eq ptr %data, null
  %none = or i1 %no.result, %no.data
  br i1 %none, label %null, label %new
null:
  ret i32 $error_null
new:
  store ptr null, ptr %result, align 4
  %address = ptrtoint ptr %data to i64
  %rest = and i64 %address, 63
  %aligned = icmp eq i64 %rest, 0
  br i1 %aligned, label %take, label %crooked
crooked:
  ret i32 $error_arena
take:
  %h = call ptr @kt_allocate(i64 $handle_nbytes)
  %no.memory = icmp eq ptr %h, null
  br i1 %no.memory, label %poor, label %open
poor:
  ret i32 $error_memory
open:
  store ptr %data, ptr %h + $weights, align 8
  store i64 %nbytes, ptr %h + $weights_nbytes_at, align 8
  %code = call i32 @kt_open(ptr %h, ptr %options, ptr %result)
  ret i32 %code
}

; Complete a handle that has its weights; it is destroyed where something is missing.
define internal i32 @kt_open(ptr %h, ptr %options, ptr %result) #0 {
entry:
  %base = load ptr, ptr %h + $weights, align 8
  %nbytes = load i64, ptr %h + $weights_nbytes_at, align 8
  %checked = call i32 @kt_check_weights(ptr %base, i64 %nbytes)
  %wrong = icmp ne i32 %checked, 0
  br i1 %wrong, label %fail, label %choose
choose:
  %level = call i32 @kt_choose_level()
  %old = icmp slt i32 %level, 0
  br i1 %old, label %fail, label %known
known:
  %level64 = zext i32 %level to i64
  %bind.p = getelementptr ptr, ptr @kt_binds, i64 %level64
  %bind = load ptr, ptr %bind.p, align 4
  store ptr %bind, ptr %h + $bind, align 8
  %name.p = getelementptr ptr, ptr @kt_levels, i64 %level64
  %name = load ptr, ptr %name.p, align 4
  store ptr %name, ptr %h + $level, align 8
  %plain = icmp eq ptr %options, null
  br i1 %plain, label %default, label %chosen
chosen:
  %asked = load i64, ptr %options, align 8
  %given.p = getelementptr %options, ptr %options, i64 0, i32 1
  %given = load ptr, ptr %given.p, align 4
  %room.p = getelementptr %options, ptr %options, i64 0, i32 2
  %room = load i64, ptr %room.p, align 8
  br label %count
default:
  br label %count
count:
  %threads = phi i64 [%asked, %chosen], [0, %default]
  %arena = phi ptr [%given, %chosen], [null, %default]
  %arena.nbytes = phi i64 [%room, %chosen], [0, %default]
  %negative = icmp slt i64 %threads, 0
  br i1 %negative, label %fail, label %team
team:
  %opened = call i32 @kt_open_team(ptr %h, i64 %threads)
  %unopened = icmp ne i32 %opened, 0
  br i1 %unopened, label %fail, label %memory
memory:
  %reserved = call i32 @kt_open_arena(ptr %h, ptr %arena, i64 %arena.nbytes)
  %unreserved = icmp ne i32 %reserved, 0
  br i1 %unreserved, label %fail, label %done
done:
  store ptr %h, ptr %result, align 4
  ret i32 0
fail:
  %code = phi i32 [$error_weights, %entry], [$error_cpu, %choose], [$error_threads, %count],
                  [%opened, %team], [%reserved, %memory]
  call void @kt_api_destroy(ptr %h)
  ret i32 %code
}

; The caller's memory, or as much as is asked for, or what the usual sizes need.
define internal i32 @kt_open_arena(ptr %h, ptr %given, i64 %nbytes) #0 {
entry:
  %own = icmp eq ptr %given, null
  br i1 %own, label %size, label %borrowed
borrowed:
  %address = ptrtoint ptr %given to i64
  %rest = and i64 %address, 63
  %aligned = icmp eq i64 %rest, 0
  %enough = icmp uge i64 %nbytes, $block_nbytes
  %usable = and i1 %aligned, %enough
  br i1 %usable, label %take, label %refuse
refuse:
  ret i32 $error_arena
take:
  store ptr %given, ptr %h + $arena, align 8
  store i64 %nbytes, ptr %h + $arena_nbytes, align 8
  store i64 0, ptr %given + $is_bound, align 8
  ret i32 0
size:
  %usual = icmp eq i64 %nbytes, 0
  br i1 %usual, label %measure, label %asked
asked:
  %more = add i64 %nbytes, $block_nbytes
  %asked.code = call i32 @kt_grow(ptr %h, i64 %more)
  ret i32 %asked.code
measure:
  %block = alloca [$block_nbytes x i8], align 64
  %bound = call i32 @kt_bind_block(ptr %h, ptr %block, ptr @kt_usual)
  %failed = icmp ne i32 %bound, 0
  br i1 %failed, label %fail, label %reserve
fail:
  ret i32 %bound
reserve:
  %need = load i64, ptr %block, align 8
  %code = call i32 @kt_grow(ptr %h, i64 %need)
  ret i32 %code
}

; Give a handle an arena of its own that is at least that large.
define internal i32 @kt_grow(ptr %h, i64 %nbytes) #0 {
entry:
  %now = load i64, ptr %h + $arena_nbytes, align 8
  %enough = icmp uge i64 %now, %nbytes
  br i1 %enough, label %done, label %own
own:
  %arena.p = getelementptr i8, ptr %h, i64 $arena
  %memory.p = getelementptr i8, ptr %h, i64 $memory
  %arena = load ptr, ptr %arena.p, align 8
  %memory = load ptr, ptr %memory.p, align 8
  %mine = icmp eq ptr %arena, %memory
  br i1 %mine, label %free, label %borrowed
borrowed:
  ret i32 $error_arena
free:
  call void @kt_release(ptr %memory)
  %new = call ptr @kt_allocate(i64 %nbytes)
  store ptr %new, ptr %arena.p, align 8
  store ptr %new, ptr %memory.p, align 8
  %missing = icmp eq ptr %new, null
  %nbytes.now = select i1 %missing, i64 0, i64 %nbytes
  store i64 %nbytes.now, ptr %h + $arena_nbytes, align 8
  br i1 %missing, label %poor, label %done
poor:
  ret i32 $error_memory
done:
  ret i32 0
}

define $exported void @kt_api_destroy(ptr %h) $attributes {
entry:
  %none = icmp eq ptr %h, null
  br i1 %none, label %done, label %close
close:
  call void @kt_close_team(ptr %h)
  %memory = load ptr, ptr %h + $memory, align 8
  call void @kt_release(ptr %memory)
  %mapped = load i32, ptr %h + $is_mapped, align 4
  %is.mapped = icmp ne i32 %mapped, 0
  br i1 %is.mapped, label %unmap, label %free
unmap:
  %base = load ptr, ptr %h + $weights, align 8
  %nbytes = load i64, ptr %h + $weights_nbytes_at, align 8
  call void @kt_unmap(ptr %base, i64 %nbytes)
  br label %free
free:
  call void @kt_release(ptr %h)
  br label %done
done:
  ret void
}
""")
