"""Bind and run a model in a library in C, and describe it, as LLVM text.

The header says what each function does. Names begin with `kt_api_` here, and with the name of the
model in the library.
"""

from __future__ import annotations

from string import Template

RUN_TEXT = Template("""
; --- run

define internal i32 @kt_bind_block(ptr %h, ptr %block, ptr %values) #0 {
entry:
  %bind = load ptr, ptr %h + $bind, align 8
  %threads = load i64, ptr %h + $threads, align 8
  %weights = load ptr, ptr %h + $weights, align 8
  %control = load ptr, ptr %h + $control, align 8
  %barrier = getelementptr i8, ptr %control, i64 $barrier
  %code = call i32 %bind(ptr %block, ptr %values, i64 %threads, ptr %weights, ptr %barrier)
  ret i32 %code
}

; Whether a block is bound to these values of the symbols.
define internal i1 @kt_is_bound(ptr %block, ptr %values) #0 {
entry:
  %flag = load i64, ptr %block + $is_bound, align 8
  %bound = icmp eq i64 %flag, 1
  br i1 %bound, label %look, label %no
look:
  %n = phi i64 [0, %entry], [%next, %each]
  %more = icmp ult i64 %n, $symbols
  br i1 %more, label %each, label %yes
each:
  %given.p = getelementptr i64, ptr %values, i64 %n
  %given = load i64, ptr %given.p, align 8
  %old.p = getelementptr i8, ptr %block, i64 $values_at
  %known.p = getelementptr i64, ptr %old.p, i64 %n
  %known = load i64, ptr %known.p, align 8
  %same = icmp eq i64 %given, %known
  %next = add i64 %n, 1
  br i1 %same, label %look, label %no
yes:
  ret i1 true
no:
  ret i1 false
}

; Read the sizes of a call, or those that the model declares where it has no others.
define internal i32 @kt_sizes(ptr %shapes, ptr %values) #0 {
entry:
  %none = icmp eq ptr %shapes, null
  br i1 %none, label %fixed, label %read
fixed:
  %is.fixed = icmp eq i64 $symbols, 0
  br i1 %is.fixed, label %done, label %null
null:
  ret i32 $error_null
read:
  %code = call i32 @kt_read_sizes(ptr %shapes, ptr %values)
  ret i32 %code
done:
  ret i32 0
}

; One call over an arena that nobody else uses.
define internal i32 @kt_call(ptr %h, ptr %inputs, ptr %values, ptr %outputs, ptr %arena,
                             i64 %nbytes) #0 {
entry:
  %large = icmp uge i64 %nbytes, $block_nbytes
  br i1 %large, label %look, label %small
small:
  ret i32 $error_arena
look:
  %bound = call i1 @kt_is_bound(ptr %arena, ptr %values)
  br i1 %bound, label %measure, label %bind
bind:
  store i64 0, ptr %arena + $is_bound, align 8
  %code = call i32 @kt_bind_block(ptr %h, ptr %arena, ptr %values)
  %failed = icmp ne i32 %code, 0
  br i1 %failed, label %fail, label %keep
fail:
  ret i32 %code
keep:
  %values.at = getelementptr i8, ptr %arena, i64 $values_at
  call void @llvm.memcpy.p0.p0.i64(ptr %values.at, ptr %values, i64 $values_nbytes, i1 false)
  br label %measure
measure:
  %need = load i64, ptr %arena, align 8
  %enough = icmp uge i64 %nbytes, %need
  br i1 %enough, label %run, label %small
run:
  %function = load ptr, ptr %arena + $run, align 8
  %control = load ptr, ptr %h + $control, align 8
  %result = call i32 %function(ptr %arena, ptr %control, ptr %inputs, ptr %outputs, ptr %values)
  ret i32 %result
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; Whether a table has no null pointer among the first.
define internal i1 @kt_is_whole(ptr %table, i64 %count) #0 {
entry:
  %none = icmp eq i64 %count, 0
  br i1 %none, label %yes, label %begin
begin:
  %missing = icmp eq ptr %table, null
  br i1 %missing, label %no, label %each
each:
  %n = phi i64 [0, %begin], [%next, %more]
  %p = getelementptr ptr, ptr %table, i64 %n
  %pointer = load ptr, ptr %p, align 4
  %null = icmp eq ptr %pointer, null
  br i1 %null, label %no, label %more
more:
  %next = add i64 %n, 1
  %left = icmp ult i64 %next, %count
  br i1 %left, label %each, label %yes
yes:
  ret i1 true
no:
  ret i1 false
}

; Whether memory holds these bytes.
define internal i1 @kt_is_same(ptr %given, ptr %wanted, i64 %nbytes) #0 {
entry:
  br label %look
look:
  %n = phi i64 [0, %entry], [%next, %each]
  %more = icmp ult i64 %n, %nbytes
  br i1 %more, label %each, label %yes
each:
  %a.p = getelementptr i8, ptr %given, i64 %n
  %b.p = getelementptr i8, ptr %wanted, i64 %n
  %a = load i8, ptr %a.p, align 1
  %b = load i8, ptr %b.p, align 1
  %same = icmp eq i8 %a, %b
  %next = add i64 %n, 1
  br i1 %same, label %look, label %no
yes:
  ret i1 true
no:
  ret i1 false
}

; The sizes of a call whose pointers are all there, and whose fixed inputs have their values.
define internal i32 @kt_check_call(ptr %h, ptr %inputs, ptr %shapes, ptr %outputs,
                                   ptr %values) #0 {
entry:
  %is.handle = icmp ne ptr %h, null
  %are.inputs = call i1 @kt_is_whole(ptr %inputs, i64 $inputs)
  %are.outputs = call i1 @kt_is_whole(ptr %outputs, i64 $outputs)
  %both = and i1 %are.inputs, %are.outputs
  %all = and i1 %is.handle, %both
  br i1 %all, label %read, label %null
null:
  ret i32 $error_null
read:
  %code = call i32 @kt_sizes(ptr %shapes, ptr %values)
  %wrong = icmp ne i32 %code, 0
  br i1 %wrong, label %refuse, label %compare
refuse:
  ret i32 %code
compare:
  %differs = call i32 @kt_check_values(ptr %inputs)
  ret i32 %differs
}

define $exported i32 @kt_api_run(ptr %h, ptr %inputs, ptr %shapes, ptr %outputs) $attributes {
entry:
  %values = alloca [$room_symbols x i64], align 8
  %checked = call i32 @kt_check_call(ptr %h, ptr %inputs, ptr %shapes, ptr %outputs, ptr %values)
  %wrong = icmp ne i32 %checked, 0
  br i1 %wrong, label %refuse, label %lock
refuse:
  ret i32 %checked
lock:
  call void @kt_take_lock(ptr %h)
  %arena = load ptr, ptr %h + $arena, align 8
  %nbytes = load i64, ptr %h + $arena_nbytes, align 8
  %code = call i32 @kt_call(ptr %h, ptr %inputs, ptr %values, ptr %outputs, ptr %arena,
                            i64 %nbytes)
  store atomic i32 0, ptr %h release, align 4
  ret i32 %code
}

define $exported i32 @kt_api_run_in(ptr %h, ptr %inputs, ptr %shapes, ptr %outputs, ptr %arena,
                                    i64 %nbytes) $attributes {
entry:
  %values = alloca [$room_symbols x i64], align 8
  %checked = call i32 @kt_check_call(ptr %h, ptr %inputs, ptr %shapes, ptr %outputs, ptr %values)
  %wrong = icmp ne i32 %checked, 0
  br i1 %wrong, label %refuse, label %place
refuse:
  ret i32 %checked
place:
  %address = ptrtoint ptr %arena to i64
  %rest = and i64 %address, 63
  %aligned = icmp eq i64 %rest, 0
  %there = icmp ne ptr %arena, null
  %large = icmp uge i64 %nbytes, $block_nbytes
  %placed = and i1 %aligned, %there
  %usable = and i1 %placed, %large
  br i1 %usable, label %begin, label %small
small:
  ret i32 $error_arena
begin:
  store i64 0, ptr %arena + $is_bound, align 8
  %code = call i32 @kt_call(ptr %h, ptr %inputs, ptr %values, ptr %outputs, ptr %arena,
                            i64 %nbytes)
  ret i32 %code
}

define internal void @kt_take_lock(ptr %h) #0 {
entry:
  br label %try
try:
  %pair = cmpxchg ptr %h, i32 0, i32 1 acquire monotonic
  %won = extractvalue { i32, i1 } %pair, 1
  br i1 %won, label %done, label %wait
wait:
  $yield
  br label %try
done:
  ret void
}

define $exported i32 @kt_api_arena_nbytes(ptr %h, ptr %shapes, ptr %result) $attributes {
entry:
  %values = alloca [$room_symbols x i64], align 8
  %block = alloca [$block_nbytes x i8], align 64
  %no.handle = icmp eq ptr %h, null
  %no.result = icmp eq ptr %result, null
  %none = or i1 %no.handle, %no.result
  br i1 %none, label %null, label %read
null:
  ret i32 $error_null
read:
  %code = call i32 @kt_sizes(ptr %shapes, ptr %values)
  %wrong = icmp ne i32 %code, 0
  br i1 %wrong, label %fail, label %bind
bind:
  %bound = call i32 @kt_bind_block(ptr %h, ptr %block, ptr %values)
  %unbound = icmp ne i32 %bound, 0
  br i1 %unbound, label %fail, label %done
fail:
  %failed = phi i32 [%code, %read], [%bound, %bind]
  ret i32 %failed
done:
  %need = load i64, ptr %block, align 8
  store i64 %need, ptr %result, align 8
  ret i32 0
}

define $exported i32 @kt_api_reserve(ptr %h, ptr %shapes) $attributes {
entry:
  %need.p = alloca i64, align 8
  %code = call i32 @kt_api_arena_nbytes(ptr %h, ptr %shapes, ptr %need.p)
  %wrong = icmp ne i32 %code, 0
  br i1 %wrong, label %fail, label %grow
fail:
  ret i32 %code
grow:
  %need = load i64, ptr %need.p, align 8
  call void @kt_take_lock(ptr %h)
  %grown = call i32 @kt_grow(ptr %h, i64 %need)
  store atomic i32 0, ptr %h release, align 4
  ret i32 %grown
}

; --- describe

define $exported i64 @kt_api_input_count() $attributes {
  ret i64 $inputs
}

define $exported i64 @kt_api_output_count() $attributes {
  ret i64 $outputs
}

define $exported ptr @kt_api_input(i64 %n) $attributes {
  %known = icmp ult i64 %n, $inputs
  %p = getelementptr %tensor, ptr @kt_inputs, i64 %n
  %found = select i1 %known, ptr %p, ptr null
  ret ptr %found
}

define $exported ptr @kt_api_output(i64 %n) $attributes {
  %known = icmp ult i64 %n, $outputs
  %p = getelementptr %tensor, ptr @kt_outputs, i64 %n
  %found = select i1 %known, ptr %p, ptr null
  ret ptr %found
}

define $exported i64 @kt_api_threads(ptr %h) $attributes {
  %threads = load i64, ptr %h + $threads, align 8
  ret i64 %threads
}

define $exported ptr @kt_api_level(ptr %h) $attributes {
  %level = load ptr, ptr %h + $level, align 8
  ret ptr %level
}

define $exported ptr @kt_api_version() $attributes {
  ret ptr @kt_version
}
""")
