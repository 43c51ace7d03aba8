"""Prepend the definitions of functions that WGSL lacks.

A shader may be compiled as if NaN did not exist: `x != x` is then false and `max` returns its other
argument. It may also be simplified as if numbers were exact, (1 + x) − 1 to x, and `fma` need not
round once. Bits tell the truth: NaN is found by them, and a number is cut in two by a mask.

Built-in functions may be far off: on lavapipe log loses every digit near 1 and atan is wrong by 347
units in the last place (ULP); no adapter owes a sine beyond π. Errors are the largest found there,
in ULP of the exact result, over two million floats of each range; numbers below 2^-126 may be 0.

| function        | error | | function     | error |
|-----------------|-------|-|--------------|-------|
| logarithm       | 1.2   | | sine, cosine | 2.7   |
| log_one_plus    | 2.6   | | arctangent   | 2.6   |
| exp_minus_one   | 1.7   | | nan_tanh     | 7.5   |
| power           | 5.3   | | erf          | 2.4   |
| remainder       | exact | | nan_exp      | 3.9 in ±1, 64 at ±87: that of the built-in exp |

normal_cdf is wrong by 1.9e-7 at most, as f32 arithmetic with NumPy has it: 1.6 ULP of 1.
Polynomials are minimax fits, constant term first, as in the CPU's functions.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from kitsune.backends.webgpu.wgsl import COMPONENTS, type_name

# (log(1+f) − f) / f² for f in [−1/3, 1/3], and (e^r − 1 − r) / r² and 2^r over an octave around 0.
LOG = (
    -0.49999937,
    0.333332,
    -0.25007746,
    0.20011078,
    -0.16417098,
    0.1399703,
    -0.15383218,
    0.14021169,
)
EXPM1 = (0.49999997, 0.16666543, 0.041667458, 0.00836663, 0.0013869128)
EXP2 = (1.0, 0.6931472, 0.24022648, 0.0555036, 0.009618506, 0.0013390806, 0.00015326471)
# Of r² for r in [−π/4, π/4]: (sin(r)/r − 1) / r² and (cos(r) − 1 + r²/2) / r⁴; and of t² for t in
# [0, √2 − 1]: (atan(t)/t − 1) / t². Of s² for s in [0, 0.172]: (atanh(s)/s − 1) / s².
SIN = (-0.16666655, 0.008332189, -0.00019518289)
COS = (0.041666646, -0.001388731, 2.4432327e-05)
ATAN = (-0.33333315, 0.19998488, -0.14243827, 0.1059583, -0.06082996)
ATANH = (0.3333333, 0.20000486, 0.14249398, 0.12139341)
# (tanh(x)/x − 1) / x² in x², Taylor.
TANH = (-0.33333334, 0.13333334, -0.05396825, 0.021869488)
# erf: x·P(x²) below 1, 1 − exp(−Q(|x|)) above; Chebyshev fits of erf(√s)/√s on [0, 1] and of
# −log(erfc) on [1, 4]. Relative error 1.7e-7 with an exact exp.
ERF = (1.1283791, -0.3761235, 0.112803645, -0.026716385, 0.0049232775, -0.0005654106)
LOG_ERFC = (
    0.0007569686,
    1.1259259,
    0.63909334,
    0.10331898,
    -0.022621986,
    0.0034368676,
    -0.00031757203,
    1.330939e-05,
)
# (Φ(x) − 1/2) / x = P(x²)/Q(x²) for |x| up to 5.2, wrong by 1e-8; at 5.45 it is above 1/2.
CDF = (
    0.3989422,
    0.032651365,
    0.0042984122,
    0.00013794469,
    2.954133e-06,
    -2.2877677e-08,
    1.2679525e-10,
)
CDF_BELOW = (1.0, 0.24851038, 0.027195139, 0.0016397114, 5.211141e-05)

AS_ERF = (0.2548296, -0.28449672, 1.4214138, -1.4531521, 1.0614054)


def horner(x: str, coefficients: Sequence[float]) -> str:
    """Σ c_k·x^k."""
    *rest, text = (f"{c}f" if c >= 0 else f"(-{-c}f)" for c in coefficients)
    for c in reversed(rest):
        text = f"({text} * {x} + {c})"
    return text


# --- floats and their bits -----------------------------------------------------------------------

# `$w` is empty for single numbers and 4 for vectors; $F, $H, $I, $U and $B are the types. A
# function calls only those above it.
BITS = {
    "is_nan": """\
fn is_nan$w(x: $F) -> $B {
  return (bitcast<$U>(x) & $U(0x7fffffffu)) > $U(0x7f800000u);
}""",
    "is_zero": """\
fn is_zero$w(x: $F) -> $B {
  return (bitcast<$U>(x) & $U(0x7fffffffu)) == $U(0u);
}""",
    "upper": """\
fn upper$w(x: $F) -> $F {
  return bitcast<$F>(bitcast<$U>(x) & $U(0xfffff000u));
}""",
    "nan_max": """\
fn nan_max$w(a: $F, b: $F) -> $F {
  return select(max(a, b), a + b, is_nan$w(a) | is_nan$w(b));
}""",
    "nan_min": """\
fn nan_min$w(a: $F, b: $F) -> $F {
  return select(min(a, b), a + b, is_nan$w(a) | is_nan$w(b));
}""",
    "half_max": """\
fn half_max$w(a: $H, b: $H) -> $H {
  return select(max(a, b), a + b, is_nan$w($F(a)) | is_nan$w($F(b)));
}""",
    "half_min": """\
fn half_min$w(a: $H, b: $H) -> $H {
  return select(min(a, b), a + b, is_nan$w($F(a)) | is_nan$w($F(b)));
}""",
    "equal": """\
fn equal$w(a: $F, b: $F) -> $B {
  return (a == b) & !is_nan$w(a);
}""",
    "to_i32": """\
fn to_i32$w(x: $F) -> $I {
  let inside = $I(clamp(x, $F(-2147483648.0), $F(2147483520.0)));
  let high = select(inside, $I(0x7fffffff), x >= $F(2147483648.0));
  return select(high, $I(0), is_nan$w(x));
}""",
    "to_u32": """\
fn to_u32$w(x: $F) -> $U {
  let inside = $U(clamp(x, $F(0.0), $F(4294967040.0)));
  let high = select(inside, $U(0xffffffffu), x >= $F(4294967296.0));
  return select(high, $U(0u), is_nan$w(x));
}""",
    # Rounded to the nearest half, ties to even: from 2^-14 on by adding to the bits, below as a
    # multiple of 2^-24.
    "half_bits": """\
fn half_bits$w(x: $F) -> $U {
  let bits = bitcast<$U>(x);
  let size = bits & $U(0x7fffffffu);
  let even = (size >> $U(13u)) & $U(1u);
  let normal = (size - $U(0x38000000u) + $U(0xfffu) + even) >> $U(13u);
  let small = $U(round(min(abs(x), $F(1.0)) * 16777216.0));
  let finite = select(normal, small, size < $U(0x38800000u));
  let wide = select(finite, $U(0x7c00u), size >= $U(0x477ff000u));
  return select(wide, $U(0x7e00u), is_nan$w(x)) | ((bits >> $U(16u)) & $U(0x8000u));
}""",
    "bfloat_bits": """\
fn bfloat_bits$w(x: $F) -> $U {
  let bits = bitcast<$U>(x);
  let even = (bits >> $U(16u)) & $U(1u);
  let wide = bits + $U(0x7fffu) + even;
  return select(wide, bits | $U(0x400000u), is_nan$w(x)) >> $U(16u);
}""",
    "to_half": """\
fn to_half(x: f32) -> f32 {
  return unpack2x16float(half_bits(x)).x;
}""",
    "to_bfloat": """\
fn to_bfloat$w(x: $F) -> $F {
  return bitcast<$F>(bfloat_bits$w(x) << $U(16u));
}""",
    # Exact: the digits of x above those of y go in by eights, and the remainder by y's digits
    # stays below 2^24.
    "remainder": """\
fn remainder(x: f32, y: f32) -> f32 {
  let a = bitcast<u32>(x) & 0x7fffffffu;
  let b = bitcast<u32>(y) & 0x7fffffffu;
  if (b == 0u || a >= 0x7f800000u || b > 0x7f800000u) {
    let infinite = bitcast<f32>(infinity_bits);
    return infinite - infinite;
  }
  if (a < b) { return x; }
  let low = max(b >> 23u, 1u);
  let by = (b & 0x7fffffu) | select(0u, 0x800000u, b >= 0x800000u);
  var left = max(a >> 23u, 1u) - low;
  var m = ((a & 0x7fffffu) | select(0u, 0x800000u, a >= 0x800000u)) % by;
  while (left > 0u) {
    let step = min(left, 8u);
    m = (m << step) % by;
    left -= step;
  }
  let digits = bitcast<u32>(f32(m));
  let normal = digits + ((low - 150u) << 23u);
  let size = select(normal, m << (low - 1u), (digits >> 23u) + low <= 150u);
  return bitcast<f32>(select(size, 0u, m == 0u) | (bitcast<u32>(x) & 0x80000000u));
}""",
}

# --- integers ------------------------------------------------------------------------------------

# By zero, a quotient and its remainder are 0. A shift by the width or more leaves no digits.
INTEGERS = {
    "divide_i": """\
fn divide_i$w(a: $I, b: $I) -> $I {
  let odd = (b == $I(0)) | ((b == $I(-1)) & (a == bitcast<$I>($U(0x80000000u))));
  return select(a / select(b, $I(1), odd), $I(0), b == $I(0));
}""",
    "divide_u": """\
fn divide_u$w(a: $U, b: $U) -> $U {
  return select(a / max(b, $U(1u)), $U(0u), b == $U(0u));
}""",
    "modulo_i": """\
fn modulo_i$w(a: $I, b: $I) -> $I {
  let odd = (b == $I(0)) | (b == $I(-1));
  return a % select(b, $I(1), odd);
}""",
    "modulo_u": """\
fn modulo_u$w(a: $U, b: $U) -> $U {
  return a % max(b, $U(1u));
}""",
    "left_u": """\
fn left_u$w(x: $U, by: $U) -> $U {
  return select(x << (by & $U(31u)), $U(0u), by > $U(31u));
}""",
    "left_i": """\
fn left_i$w(x: $I, by: $I) -> $I {
  return bitcast<$I>(left_u$w(bitcast<$U>(x), bitcast<$U>(by)));
}""",
    "right_u": """\
fn right_u$w(x: $U, by: $U) -> $U {
  return select(x >> (by & $U(31u)), $U(0u), by > $U(31u));
}""",
    "right_i": """\
fn right_i$w(x: $I, by: $I) -> $I {
  return x >> min(bitcast<$U>(by), $U(31u));
}""",
    # Sums that stop at the bounds of i32.
    "add_within": """\
fn add_within$w(a: $I, b: $I) -> $I {
  let sum = a + b;
  let bound = (a >> $U(31u)) ^ $I(0x7fffffff);
  return select(sum, bound, ((a ^ sum) & (b ^ sum)) < $I(0));
}""",
    "sub_within": """\
fn sub_within$w(a: $I, b: $I) -> $I {
  let difference = a - b;
  let bound = (a >> $U(31u)) ^ $I(0x7fffffff);
  return select(difference, bound, ((a ^ b) & (a ^ difference)) < $I(0));
}""",
}

# --- exponentials and logarithms -----------------------------------------------------------------

EXPONENTIALS = {
    "nan_exp": """\
fn nan_exp$w(x: $F) -> $F {
  return select(exp(x), x, is_nan$w(x));
}""",
    # x = n·ln 2 + r: e^x − 1 = 2^n·(e^r − 1) + (2^n − 1), in two parts since 2^128 is too large.
    "exp_minus_one": f"""\
fn exp_minus_one$w(x: $F) -> $F {{
  let a = clamp(x, $F(-18.0), $F(89.0));
  let n = round(a * 1.442695f);
  let r = (a - n * 0.693359375f) + n * 2.1219444e-4f;
  let e = r + r * r * {horner("r", EXPM1)};
  let half = bitcast<$F>(($I(n) + $I(126)) << $U(23u));
  let y = (e * half + (half - 0.5)) * 2.0;
  return select(y, x, is_nan$w(x) | is_zero$w(x));
}}""",
    # x = 2^e·(1 + f) with 1 + f from 2/3 to 4/3. What is below the normal numbers counts as an
    # integer of units 2^-149.
    "logarithm": f"""\
fn logarithm$w(x: $F) -> $F {{
  let infinite = $F(bitcast<f32>(infinity_bits));
  let bits = bitcast<$U>(x);
  let tiny = bits < $U(0x800000u);
  let u = select(bits, bitcast<$U>($F(bits)), tiny);
  let step = (u - $U(0x3f2aaaabu)) & $U(0xff800000u);
  let f = bitcast<$F>(u - step) - 1.0;
  let e = $F(bitcast<$I>(step) >> $U(23u)) - select($F(0.0), $F(149.0), tiny);
  let y = e * 0.6931472f + (f + f * f * {horner("f", LOG)});
  let finite = select(y, x, bits == $U(0x7f800000u));
  let zero = is_zero$w(x);
  let outside = (bits > $U(0x7f800000u)) & !zero;
  return select(select(finite, -infinite, zero), infinite - infinite, outside);
}}""",
    "log_one_plus": f"""\
fn log_one_plus$w(x: $F) -> $F {{
  let near = x + x * x * {horner("x", LOG)};
  return select(logarithm$w(1.0 + x), near, abs(x) < $F(0.333f));
}}""",
    # log2|x| = e + 2·atanh(s)/ln 2 with s = f/(2 + f), as a sum of two numbers of which the first
    # has 12 digits; so has the first part of y, and their product is exact. 2^p is 2^n·2^r.
    "power": f"""\
fn power(x: f32, y: f32) -> f32 {{
  let infinite = bitcast<f32>(infinity_bits);
  let size = bitcast<u32>(x) & 0x7fffffffu;
  let below = (bitcast<u32>(x) >> 31u) == 1u;
  let whole = trunc(y) == y;
  let odd = whole && abs(y) < 16777216.0 && (u32(min(abs(y), 16777216.0)) & 1u) == 1u;
  let sign = select(1.0f, -1.0f, odd && below);
  if (is_zero(y) || bitcast<u32>(x) == 0x3f800000u) {{ return 1.0; }}
  if (is_nan(x) || is_nan(y)) {{ return x + y; }}
  if (size == 0u || size == 0x7f800000u || abs(y) == infinite) {{
    let large = select(0.0, infinite, (size < 0x3f800000u) == (y < 0.0));
    return select(sign * large, 1.0, size == 0x3f800000u);
  }}
  if (below && !whole) {{ return infinite - infinite; }}
  let tiny = size < 0x800000u;
  let u = select(size, bitcast<u32>(f32(size)), tiny);
  let step = (u - 0x3f3504f3u) & 0xff800000u;
  let e = f32(bitcast<i32>(step) >> 23u) - select(0.0f, 149.0f, tiny);
  let m = bitcast<f32>(u - step);
  let f = m - 1.0;
  let d = m + 1.0;
  let d1 = upper(d);
  let d2 = m - (d1 - 1.0);
  let s = f / d;
  let s1 = upper(s);
  let s2 = ((f - s1 * d1) - s1 * d2) / d;
  let z = s * s;
  let rest = 2.0 * (s2 + s * z * {horner("z", ATANH)});
  let a = 2.0 * s1 * 1.4423828125f;
  let b = 2.0 * s1 * 3.122284e-4f + rest * 1.442695f;
  let l1 = upper(e + (a + b));
  let l2 = b - ((l1 - e) - a);
  let by = clamp(y, -1e12f, 1e12f);
  let y1 = upper(by);
  let p1 = y1 * l1;
  let p2 = (by - y1) * l1 + by * l2;
  let n = round(clamp(p1 + p2, -160.0, 160.0));
  let r = clamp((p1 - n) + p2, -1.0, 1.0);
  let half = i32(n) >> 1u;
  let first = bitcast<f32>((half + 127) << 23u);
  let second = bitcast<f32>((i32(n) - half + 127) << 23u);
  return sign * ({horner("r", EXP2)} * first) * second;
}}""",
}

# --- circles and sigmoids ------------------------------------------------------------------------

TRIGONOMETRY = {
    "high_word": """\
fn high_word(m: u32, w: u32) -> u32 {
  let low = (m & 0xffffu) * (w & 0xffffu);
  let cross = (m & 0xffffu) * (w >> 16u);
  let middle = (low >> 16u) + (cross & 0xffffu) + (m >> 16u) * (w & 0xffffu);
  return (m >> 16u) * (w >> 16u) + (cross >> 16u) + (middle >> 16u);
}""",
    # |x| = r + quarter·π/2 with r in [−π/4, π/4], by the 96 digits of 2/π that matter (Payne and
    # Hanek): those above give multiples of four quarters, and x has 24.
    "quarters": """\
fn quarters(x: f32) -> vec2f {
  let size = bitcast<u32>(x) & 0x7fffffffu;
  if (size < 0x3f490fdbu) { return vec2f(bitcast<f32>(size), 0.0); }
  let m = (size & 0x7fffffu) | 0x800000u;
  let start = min(size >> 23u, 254u) - 120u;
  let word = start >> 5u;
  let by = start & 31u;
  let t1 = two_over_pi[word + 1u];
  let t2 = two_over_pi[word + 2u];
  let w0 = (two_over_pi[word] << by) | ((t1 >> 1u) >> (31u - by));
  let w1 = (t1 << by) | ((t2 >> 1u) >> (31u - by));
  let w2 = (t2 << by) | ((two_over_pi[word + 3u] >> 1u) >> (31u - by));
  let carry = high_word(m, w2);
  let low = m * w2;
  let middle = m * w1 + carry;
  let high = m * w0 + high_word(m, w1) + u32(middle < carry);
  let flip = (high & 0x20000000u) != 0u;
  let mask = select(0u, 0xffffffffu, flip);
  let f = ((high << 2u) | (middle >> 30u)) ^ mask;
  let g = ((middle << 2u) | (low >> 30u)) ^ mask;
  let zeros = min(countLeadingZeros(f), 31u);
  let digits = f32((f << zeros) | ((g >> 1u) >> (31u - zeros)));
  let r = digits * bitcast<f32>((95u - zeros) << 23u) * 1.5707964f;
  return vec2f(select(r, -r, flip), f32(((high >> 30u) + u32(flip)) & 3u));
}""",
    "wave": f"""\
fn wave(x: f32, ahead: u32) -> f32 {{
  let infinite = bitcast<f32>(infinity_bits);
  let reduced = quarters(x);
  let quarter = u32(reduced.y) + ahead;
  let r = reduced.x;
  let z = r * r;
  let s = r + r * z * {horner("z", SIN)};
  let c = 1.0 - (0.5 * z - z * z * {horner("z", COS)});
  let y = select(s, c, (quarter & 1u) == 1u);
  let turned = select(y, -y, (quarter & 2u) == 2u);
  return select(turned, infinite - infinite, (bitcast<u32>(x) & 0x7fffffffu) >= 0x7f800000u);
}}""",
    "sine": """\
fn sine(x: f32) -> f32 {
  return bitcast<f32>(bitcast<u32>(wave(x, 0u)) ^ (bitcast<u32>(x) & 0x80000000u));
}""",
    "cosine": """\
fn cosine(x: f32) -> f32 {
  return wave(x, 1u);
}""",
    # atan x = c + atan t with t in ±(√2 − 1): of x, (x − 1)/(x + 1) or −1/x.
    "arctangent": f"""\
fn arctangent$w(x: $F) -> $F {{
  let a = abs(x);
  let middle = a > $F(0.41421357f);
  let far = a > $F(2.4142137f);
  let t = select(select(a, (a - 1.0) / (a + 1.0), middle), -1.0 / a, far);
  let z = t * t;
  let corner = select(select($F(0.0), $F(0.7853982f), middle), $F(1.5707964f), far);
  let y = corner + (t + t * z * {horner("z", ATAN)});
  let signed = bitcast<$F>(bitcast<$U>(y) | (bitcast<$U>(x) & $U(0x80000000u)));
  return select(signed, x, is_nan$w(x));
}}""",
    # tanh overflows to NaN beyond 88 on some adapters, and is 1 to the last bit from 10 on; near
    # zero adapters lose digits that its Taylor series keeps.
    "nan_tanh": f"""\
fn nan_tanh$w(x: $F) -> $F {{
  let s = x * x;
  let near = x + x * (s * {horner("s", TANH)});
  let far = tanh(clamp(x, $F(-15.0), $F(15.0)));
  return select(select(far, near, abs(x) < $F(0.25)), x, is_nan$w(x));
}}""",
    "erf": f"""\
fn erf$w(x: $F) -> $F {{
  let s = x * x;
  let t = min(abs(x), $F(4.0));
  let far = sign(x) * (1.0 - exp(-{horner("t", LOG_ERFC)}));
  return select(select(far, x * {horner("s", ERF)}, t < $F(1.0)), x, is_nan$w(x));
}}""",
    "normal_cdf": f"""\
fn normal_cdf$w(x: $F) -> $F {{
  let a = clamp(x, $F(-5.45), $F(5.45));
  let s = a * a;
  let y = a * {horner("s", CDF)} / {horner("s", CDF_BELOW)};
  return select(clamp(0.5 + y, $F(0.0), $F(1.0)), x, is_nan$w(x));
}}""",
}

# --- approximations ------------------------------------------------------------------------------

# erf: Abramowitz and Stegun 7.1.26, wrong by 1.5e-7 at most. tanh loses digits near zero.
APPROXIMATIONS = {
    "fast_tanh": """\
fn fast_tanh$w(x: $F) -> $F {
  let e = exp(2.0 * clamp(x, $F(-15.0), $F(15.0)));
  return (e - 1.0) / (e + 1.0);
}""",
    "fast_erf": f"""\
fn fast_erf$w(x: $F) -> $F {{
  let a = abs(x);
  let t = 1.0 / (1.0 + 0.3275911f * a);
  return sign(x) * (1.0 - t * {horner("t", AS_ERF)} * exp(-a * a));
}}""",
}

FUNCTIONS = BITS | INTEGERS | EXPONENTIALS | TRIGONOMETRY | APPROXIMATIONS
VARIABLES = {
    "infinity_bits": "var<private> infinity_bits: u32 = 0x7f800000u;",
    # 32 zeros, then the digits of 2/π.
    "two_over_pi": """\
var<private> two_over_pi: array<u32, 8> = array<u32, 8>(
  0u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u, 0x3c439041u, 0xfe5163abu
);""",
}


_CALLS = re.compile(r"\b(\w+)\(")
HOLES = {"$F": "f32", "$H": "f16", "$I": "i32", "$U": "u32", "$B": "bool"}


def prepend_functions(text: str) -> str:
    """`text` after the definitions it needs."""
    parts, called = [text], set(_CALLS.findall(text))
    for name, body in reversed(FUNCTIONS.items()):
        for width, suffix in ((4, "4"), (1, "")):
            if f"{name}{suffix}" in called:
                parts.append(_instance(name, body, width))
                called.update(_CALLS.findall(parts[-1]))
    text = "\n".join(reversed(parts))
    found = [body for name, body in VARIABLES.items() if name in text]
    return "\n".join([*found, text])


def _instance(name: str, body: str, width: int) -> str:
    """A definition at a width; one that has no `$w` takes the numbers of a vector in turn."""
    if width == 4 and "$w" not in body:
        names = re.findall(r"(\w+): f32", body.partition(")")[0])
        each = (f"{name}({', '.join(f'{n}.{c}' for n in names)})" for c in COMPONENTS)
        head = f"fn {name}4({', '.join(f'{n}: vec4f' for n in names)}) -> vec4f"
        return f"{head} {{\n  return vec4f({', '.join(each)});\n}}"
    for hole, kind in HOLES.items():
        body = body.replace(hole, type_name(kind, width))
    return body.replace("$w", "" if width == 1 else "4")
