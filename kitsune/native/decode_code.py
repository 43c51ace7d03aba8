"""Read tokens with a decoder in a library in C, as LLVM text: `decode_step`.

The tokens of a call are divided as Python divides a prompt: into as few calls of a program as its
most allows, of even size.
"""

from __future__ import annotations

from string import Template

DECODE_TEXT = Template("""
@kt_one = internal constant [1 x i64] [i64 1]

define $exported i32 @kt_api_decode_step(ptr %h, ptr %ids, i64 %count, i64 %position, ptr %cache,
                                         ptr %logits) $attributes {
entry:
  %shapes = alloca [3 x ptr], align 8
  %inputs = alloca [3 x ptr], align 8
  %outputs = alloca [1 x ptr], align 8
  %tokens = alloca i64, align 8
  %begin = alloca i64, align 8
  %no.ids = icmp eq ptr %ids, null
  %no.cache = icmp eq ptr %cache, null
  %none = or i1 %no.ids, %no.cache
  br i1 %none, label %null, label %measure
null:
  ret i32 $error_null
measure:
  %some = icmp sgt i64 %count, 0
  %is.first = icmp sge i64 %position, 0
  %counted = and i1 %some, %is.first
  %short = icmp sle i64 %count, $context
  %both = and i1 %counted, %short
  %most = sub i64 $context, %count
  %near = icmp sle i64 %position, %most
  %fits = and i1 %both, %near
  br i1 %fits, label %look, label %full
full:
  ret i32 $error_context
look:
  %n = phi i64 [0, %measure], [%next, %known]
  %more = icmp ult i64 %n, %count
  br i1 %more, label %each, label %prepare
each:
  %id.p = getelementptr i64, ptr %ids, i64 %n
  %id = load i64, ptr %id.p, align 8
  %next = add i64 %n, 1
  %is.known = icmp ult i64 %id, $vocabulary
  br i1 %is.known, label %known, label %unknown
known:
  br label %look
unknown:
  ret i32 $error_token
prepare:
  %cache.shape = getelementptr ptr, ptr %shapes, i64 2
  %one.shape = getelementptr ptr, ptr %shapes, i64 1
  store ptr %tokens, ptr %shapes, align 4
  store ptr @kt_one, ptr %one.shape, align 4
  store ptr @kt_inputs_shape_2, ptr %cache.shape, align 4
  %begin.input = getelementptr ptr, ptr %inputs, i64 1
  %cache.input = getelementptr ptr, ptr %inputs, i64 2
  store ptr %begin, ptr %begin.input, align 4
  store ptr %cache, ptr %cache.input, align 4
  store ptr %logits, ptr %outputs, align 4
  %above = add i64 %count, $most_above
  %calls = udiv i64 %above, $most_tokens
  %rest = sub i64 %calls, 1
  %padded = add i64 %count, %rest
  %even = udiv i64 %padded, %calls
  br label %step
step:
  %at = phi i64 [0, %prepare], [%end, %ran]
  %left = sub i64 %count, %at
  %is.last = icmp ult i64 %left, %even
  %size = select i1 %is.last, i64 %left, i64 %even
  %end = add i64 %at, %size
  store i64 %size, ptr %tokens, align 8
  %place = add i64 %position, %at
  store i64 %place, ptr %begin, align 8
  %given = getelementptr i64, ptr %ids, i64 %at
  store ptr %given, ptr %inputs, align 4
  %code = call i32 @kt_api_run(ptr %h, ptr %inputs, ptr %shapes, ptr %outputs)
  %failed = icmp ne i32 %code, 0
  br i1 %failed, label %done, label %ran
ran:
  %again = icmp ult i64 %end, %count
  br i1 %again, label %step, label %done
done:
  %result = phi i32 [%code, %step], [0, %ran]
  ret i32 %result
}
""")
