import sharp from "sharp";
import { expect, it } from "vitest";
import { makeCoverPreview } from "./cover-preview.ts";

/** Returns an image that barely compresses. */
function drawNoise(width: number, height: number): Promise<Buffer> {
  let state = 1;
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % 256;
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

async function preview(width: number, height: number) {
  const address = await makeCoverPreview(await drawNoise(width, height));
  expect(address.startsWith("data:image/webp;base64,")).toBe(true);
  const bytes = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  return { size: bytes.length, ...(await sharp(bytes).metadata()) };
}

it("makes a small preview as wide as a phone's screen", async () => {
  const { size, format, width, height } = await preview(768, 576);
  expect([format, width, height]).toEqual(["webp", 416, 312]);
  expect(size).toBeLessThan(30 * 1024);
});

it("keeps a portrait photo's shape, and enlarges no photo", async () => {
  const [high, small] = [await preview(576, 768), await preview(300, 200)];
  expect([high.width, high.height]).toEqual([312, 416]);
  expect([small.width, small.height]).toEqual([300, 200]);
});
