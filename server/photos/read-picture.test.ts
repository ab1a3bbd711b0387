import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { CAMERA, drawPicture, takePhoto } from "#tests/photos/pictures.ts";
import { type Picture, readPicture } from "./read-picture.ts";
import { PictureRefused } from "./refusal.ts";

const picture = await drawPicture(300, 200);
const photo = await takePhoto(300, 200);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#888" } });

async function check({ bytes, width, height }: Picture, size: [number, number]) {
  expect([width, height]).toEqual(size);
  const tags = await sharp(bytes).metadata();
  expect(tags).toMatchObject({ format: "jpeg", space: "srgb", width, height });
  for (const tag of ["exif", "icc", "xmp", "iptc", "orientation"] as const) {
    expect(tags[tag]).toBeUndefined();
  }
  return bytes;
}

async function colorOf(sent: Buffer): Promise<number[]> {
  const { bytes } = await readPicture(sent);
  const { channels } = await sharp(bytes).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

// This file isn't part of the repository.
const DEEP_AVIF = "../shared/cases/photos/p09-avif10.avif";

const read = (name: string) => readFile(path.resolve("tests/photos", name));

/** Returns a file that only has colors in the coded picture. */
async function withoutColorBox(name: string): Promise<Buffer> {
  const bytes = await read(name);
  bytes.write("skip", bytes.indexOf("colrnclx"));
  return bytes;
}

async function heicByNumbers(): Promise<Buffer> {
  const bytes = await read("red.heic");
  const at = bytes.indexOf("colrprof") + 4;
  Buffer.from("nclx\x00\x0c\x00\x0d\x00\x06\x80", "latin1").copy(bytes, at);
  return bytes;
}

async function deepInP3(format: "png" | "avif"): Promise<Buffer> {
  const create = { width: 64, height: 64, channels: 3 as const, background: "#804020" };
  const named = await sharp({ create }).withIccProfile("p3", { attach: true }).png().toBuffer();
  const eight = sharp(named).keepIccProfile().toColorspace("rgb16");
  return format === "png"
    ? eight.png().toBuffer()
    : eight.avif({ bitdepth: 10, effort: 0 }).toBuffer();
}

// Expected values for AVIF: drawn on a white canvas by Chromium 156.
describe("colors match a browser's", () => {
  it.each<[string, () => Promise<Buffer>, number[]]>([
    ["Display P3 by numbers", () => read("p3.avif"), [137, 60, 21]],
    ["PQ", () => read("pq.avif"), [163, 0, 0]],
    ["HLG", () => read("hlg.avif"), [111, 35, 9]],
    ["Display P3 in the coded picture", () => withoutColorBox("p3.avif"), [137, 60, 21]],
    ["PQ in the coded picture", () => withoutColorBox("pq.avif"), [163, 0, 0]],
    ["colors multiplied by alpha", () => read("premultiplied.avif"), [189, 157, 142]],
    ["HEIC in Display P3 by numbers", heicByNumbers, [200, 40, 40]],
    ["half-transparent HEIC", () => read("alpha.heic"), [227, 147, 147]],
    ["16-bit PNG with a profile", () => deepInP3("png"), [128, 64, 32]],
    ["10-bit AVIF with a profile", () => deepInP3("avif"), [128, 64, 32]],
  ])("for %s", async (_, make, color) => {
    const made = await colorOf(await make());
    for (const [n, mean] of made.entries())
      expect(Math.abs(mean - (color[n] ?? 0))).toBeLessThan(5);
  });

  it.runIf(existsSync(DEEP_AVIF))("for a 10-bit AVIF with alpha", async () => {
    const sent = await readFile(DEEP_AVIF);
    const { bytes } = await readPicture(sent);
    const corner = { left: 100, top: 60, width: 1, height: 1 };
    const [pixel] = [await sharp(bytes).extract(corner).raw().toBuffer()];
    for (const [n, code] of [224, 48, 32].entries()) {
      expect(Math.abs((pixel?.[n] ?? 0) - code)).toBeLessThan(4);
    }
  });
});

describe("a JPEG without its end marker", () => {
  const noise = sharp(picture).jpeg({ quality: 90 });
  const progressive = sharp(picture).jpeg({ progressive: true });
  it.each<[string, () => Promise<Buffer>]>([
    ["baseline", async () => (await noise.clone().toBuffer()).subarray(0, -2)],
    ["with half of the marker", async () => (await noise.clone().toBuffer()).subarray(0, -1)],
    ["progressive", async () => (await progressive.clone().toBuffer()).subarray(0, -2)],
    ["from a phone", async () => photo.subarray(0, -2)],
  ])("is accepted: %s", async (_, make) => {
    expect((await readPicture(await make())).bytes.length).toBeGreaterThan(1000);
  });

  it.each([3, 20, 500])("is rejected if it lacks %d bytes", async (count) => {
    const whole = await noise.clone().toBuffer();
    await expect(readPicture(whole.subarray(0, -count))).rejects.toThrow("damaged");
  });
});

describe("a photo", () => {
  const frame = sharp(picture);
  it.each([
    ["JPEG", () => frame.clone().jpeg().toBuffer()],
    ["PNG", () => frame.clone().png().toBuffer()],
    ["WebP", () => frame.clone().webp().toBuffer()],
    ["AVIF", () => frame.clone().avif({ effort: 0 }).toBuffer()],
    [
      "16-bit PNG with transparency",
      () => frame.clone().ensureAlpha(0.5).toColourspace("rgb16").png().toBuffer(),
    ],
    ["grey JPEG", () => frame.clone().greyscale().jpeg().toBuffer()],
    ["CMYK JPEG", () => frame.clone().toColourspace("cmyk").jpeg().toBuffer()],
  ])("is accepted as %s", async (_, make) => {
    await check(await readPicture(await make()), [300, 200]);
  });

  it("is accepted as HEIC, in the colors of its profile", async () => {
    const bytes = await readFile(path.resolve("tests/photos/red.heic"));
    const read = await check(await readPicture(bytes), [128, 96]);
    const { channels } = await sharp(read).stats();
    const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
    // The file's Display P3 values equal (200, 40, 40) in sRGB.
    expect(Math.abs(red - 200) + Math.abs(green - 40) + Math.abs(blue - 40)).toBeLessThan(12);
  });

  it("is turned upright", async () => {
    await check(await readPicture(photo), [200, 300]);
  });

  it("is scaled down if it is a wide panorama", async () => {
    const wide = await plain(22_000, 1500).jpeg().toBuffer();
    await check(await readPicture(wide), [8192, 559]);
  });

  it("is stripped of other content in a polyglot file", async () => {
    const script = "<script>alert(1)</script>";
    const sent = Buffer.concat([photo, Buffer.from(`PK\x03\x04${script}${"x".repeat(5000)}`)]);
    const bytes = await check(await readPicture(sent), [200, 300]);
    expect(bytes.includes(script)).toBe(false);
    for (const text of Object.values(CAMERA)) expect(bytes.includes(text)).toBe(false);
  });
});

async function animated(format: "webp" | "gif"): Promise<Buffer> {
  const frames = [await drawPicture(100, 100), await drawPicture(100, 100)];
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

async function claimSize(width: number, height: number): Promise<Buffer> {
  const png = await plain(64, 64).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const inPasses = (width: number, height: number) =>
  plain(width, height).jpeg({ progressive: true }).toBuffer();

async function withChunk(type: string): Promise<Buffer> {
  const png = await plain(100, 100).png().toBuffer();
  const body = Buffer.concat([Buffer.from(type), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(body.length - 4, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, 33), frame, png.subarray(33)]);
}

const svg =
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><image href="file:///etc/passwd"/></svg>';

describe("an unusable file", () => {
  it.each([
    [
      "text",
      async () => Buffer.from("This is no photograph, by no means."),
      "isn't a photo we can read",
    ],
    ["one byte", async () => Buffer.from("x"), "isn't a photo we can read"],
    [
      "HTML",
      async () => Buffer.from("<!doctype html><script>alert(1)</script>"),
      "isn't a photo we can read",
    ],
    ["an SVG", async () => Buffer.from(svg), "is an SVG drawing"],
    ["a PDF", async () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n"), "is a PDF"],
    ["a GIF", () => animated("gif"), "is a GIF"],
    ["a TIFF", () => sharp(picture).tiff().toBuffer(), "is a TIFF or RAW image"],
    ["a video", async () => Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom mdat"), "is a video"],
    ["an animated WebP", () => animated("webp"), "is animated"],
    ["an animated PNG", () => withChunk("acTL"), "is animated"],
    ["one pixel", () => plain(1, 1).png().toBuffer(), "only 1 × 1 pixels"],
    ["a strip", () => plain(2000, 63).jpeg().toBuffer(), "only 2000 × 63 pixels"],
    ["a pixel bomb", () => claimSize(30_000, 30_000), "up to 100 megapixels"],
    ["a progressive JPEG of 100 megapixels", () => inPasses(10_000, 10_000), "progressive JPEG"],
    ["a very long photo", () => claimSize(65_000, 100), "too long and narrow"],
    ["half a JPEG", async () => photo.subarray(0, photo.length / 2), "damaged"],
    ["half a PNG", async () => picture.subarray(0, picture.length / 2), "damaged"],
    [
      "half a HEIC",
      async () => (await readFile("tests/photos/red.heic")).subarray(0, 500),
      "damaged",
    ],
    [
      "the start of a JPEG",
      async () => Buffer.concat([photo.subarray(0, 20), Buffer.alloc(500)]),
      "damaged",
    ],
  ])("is rejected: %s", async (_, make, sentence) => {
    const refused = await readPicture(await make()).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PictureRefused);
    expect((refused as PictureRefused).message).toContain(sentence);
  });
});
