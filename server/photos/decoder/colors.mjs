/* Color spaces that HEIC and AVIF files specify by number (ITU-T H.273). */

/** Chromaticities of red, green and blue as x and y (table 2), all with white D65. */
const PRIMARIES = {
  1: [0.64, 0.33, 0.3, 0.6, 0.15, 0.06],
  5: [0.64, 0.33, 0.29, 0.6, 0.15, 0.06],
  6: [0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
  7: [0.63, 0.34, 0.31, 0.595, 0.155, 0.07],
  9: [0.708, 0.292, 0.17, 0.797, 0.131, 0.046],
  12: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06],
  22: [0.63, 0.34, 0.295, 0.605, 0.155, 0.077],
};
const SRGB = 1;
const BT2020 = 9;
const WHITE = [0.3127, 0.329];

/** Transfer characteristics (table 3). Browsers treat the TV ones (1, 6, 14, 15) as sRGB's 13. */
const GAMMA_22 = 4;
const GAMMA_28 = 5;
const LINEAR = 8;
const PQ = 16;
const HLG = 18;

/** In nits: HDR reference white (ITU-R BT.2408), and the peak above which everything clips. */
const WHITE_NITS = 203;
const PEAK_NITS = 1000;
const PEAK = PEAK_NITS / WHITE_NITS;
const HLG_GAMMA = 1.2;
const HLG_LUMA = [0.2627, 0.678, 0.0593];

const FINE = 65_535;

const toXyz = ([x, y]) => [x / y, 1, (1 - x - y) / y];

const multiply = (a, b) =>
  a.map((row) => b[0].map((_, column) => row.reduce((sum, v, k) => sum + v * b[k][column], 0)));

function invert([[a, b, c], [d, e, f], [g, h, i]]) {
  const cofactors = [
    [e * i - f * h, c * h - b * i, b * f - c * e],
    [f * g - d * i, a * i - c * g, c * d - a * f],
    [d * h - e * g, b * g - a * h, a * e - b * d],
  ];
  const determinant = a * cofactors[0][0] + b * cofactors[1][0] + c * cofactors[2][0];
  return cofactors.map((row) => row.map((value) => value / determinant));
}

/** Returns the matrix from linear RGB to XYZ. */
function xyzMatrix(primaries) {
  const [rx, ry, gx, gy, bx, by] = PRIMARIES[primaries] ?? PRIMARIES[SRGB];
  const columns = [toXyz([rx, ry]), toXyz([gx, gy]), toXyz([bx, by])];
  const rows = [0, 1, 2].map((row) => columns.map((column) => column[row]));
  const scale = multiply(
    invert(rows),
    toXyz(WHITE).map((value) => [value]),
  );
  return rows.map((row) => row.map((value, column) => value * scale[column][0]));
}

const matrixBetween = (from, to) => multiply(invert(xyzMatrix(to)), xyzMatrix(from));

const fromSrgb = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toSrgb = (v) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

// SMPTE ST 2084, relative to white.
function fromPq(value) {
  const power = value ** (32 / 2523);
  const light = Math.max(power - 3424 / 4096, 0) / ((2413 - 2392 * power) / 128);
  return (10_000 * light ** (16_384 / 2610)) / WHITE_NITS;
}

// ITU-R BT.2100, scene light from 0 to 1.
function fromHlg(value) {
  const a = 0.17883277;
  const b = 1 - 4 * a;
  const c = 0.5 - a * Math.log(4 * a);
  return value <= 0.5 ? value ** 2 / 3 : (Math.exp((value - c) / a) + b) / 12;
}

const DECODERS = {
  [GAMMA_22]: (v) => v ** 2.2,
  [GAMMA_28]: (v) => v ** 2.8,
  [LINEAR]: (v) => v,
  [PQ]: fromPq,
  [HLG]: fromHlg,
};

/**
 * Maps HDR light to SDR, both relative to white: half as bright up to white, then a quadratic curve
 * to the peak. This is the reference white tone mapping of SMPTE ST 2094-50, which Chromium uses.
 */
function toneMap(light) {
  if (light <= 1) return light / 2;
  if (light >= PEAK) return 1;
  const [middleX, middleY] = [1.65, 0.825];
  const a = 1 - 2 * middleX + PEAK;
  const b = 2 * (middleX - 1);
  const t = (Math.sqrt(b * b - 4 * a * (1 - light)) - b) / (2 * a);
  return (1 - t) ** 2 / 2 + 2 * t * (1 - t) * middleY + t * t;
}

const table = (last, entry) => Float32Array.from({ length: last + 1 }, (_, n) => entry(n / last));

/** Gain by the brightest channel, from 0 to the peak. */
const GAINS = table(4096, (share) => (share === 0 ? 0.5 : toneMap(share * PEAK) / (share * PEAK)));
const gainOf = (light) => GAINS[Math.round(Math.min(1, light / PEAK) * 4096)];

/** Returns whether the numbers mean sRGB or are unknown. */
export const isSrgb = ({ primaries, transfer }) =>
  (primaries === SRGB || !(primaries in PRIMARIES)) && !(transfer in DECODERS);

/** Returns whether the color space is HDR, which needs more than eight bits. */
export const isHdr = ({ transfer }) => transfer === PQ || transfer === HLG;

function apply(matrix, light) {
  const [x, y, z] = light;
  for (let n = 0; n < 3; n += 1) {
    light[n] = matrix[n][0] * x + matrix[n][1] * y + matrix[n][2] * z;
  }
}

function scale(light, by) {
  for (let n = 0; n < 3; n += 1) light[n] *= by;
}

function makeTransform({ primaries, transfer }) {
  if (!isHdr({ transfer })) {
    const matrix = matrixBetween(primaries, SRGB);
    return (light) => apply(matrix, light);
  }
  const toWide = matrixBetween(primaries, BT2020);
  const fromWide = matrixBetween(BT2020, SRGB);
  return (light) => {
    if (transfer === HLG) {
      const scene = HLG_LUMA[0] * light[0] + HLG_LUMA[1] * light[1] + HLG_LUMA[2] * light[2];
      scale(light, PEAK * scene ** (HLG_GAMMA - 1));
    }
    apply(toWide, light);
    scale(light, gainOf(Math.max(light[0], light[1], light[2])));
    apply(fromWide, light);
  };
}

const SRGB_CODES = Uint8Array.from({ length: FINE + 1 }, (_, n) =>
  Math.round(255 * toSrgb(n / FINE)),
);
const codeOf = (light) => SRGB_CODES[Math.round(FINE * Math.min(1, Math.max(0, light)))];

/** Removes premultiplied alpha in place. `most` is the value of full light. */
export function unpremultiply(pixels, most) {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3];
    if (alpha === 0) continue;
    for (let n = at; n < at + 3; n += 1) {
      pixels[n] = Math.min(most, Math.round((pixels[n] * most) / alpha));
    }
  }
}

/**
 * Converts pixels to sRGB, with transparency on white.
 * @param {Uint8Array | Uint16Array} pixels red, green, blue, and alpha with four channels
 * @param {3 | 4} channels
 * @param {number} most the value of full light
 * @param {{ primaries: number, transfer: number }} colors
 * @param {Uint8Array} srgb receives three bytes per pixel; may share memory with `pixels`
 */
export function convertToSrgb(pixels, channels, most, colors, srgb) {
  const decoded = table(most, DECODERS[colors.transfer] ?? fromSrgb);
  const transform = makeTransform(colors);
  const light = new Float64Array(3);
  const count = pixels.length / channels;
  for (let at = 0; at < count; at += 1) {
    const from = at * channels;
    for (let n = 0; n < 3; n += 1) light[n] = decoded[Math.min(most, pixels[from + n])];
    const white = channels === 4 ? 1 - Math.min(1, pixels[from + 3] / most) : 0;
    transform(light);
    for (let n = 0; n < 3; n += 1) {
      srgb[at * 3 + n] = Math.round(codeOf(light[n]) * (1 - white) + 255 * white);
    }
  }
}
