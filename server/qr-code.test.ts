import jsQr from "jsqr";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { qrCodeAsPng, qrCodeAsSvg } from "./qr-code.ts";

const ADDRESSES = {
  short: "http://localhost:3000/homes/home?from=qr",
  usual: "https://porchlight.example/homes/611-s-maple-st-seattle-wa-98101?from=qr",
  long: `https://porchlight.example/homes/${"a".repeat(100)}-12345678?from=qr`,
};

// server/photos/sharp.ts blocks SVG for the whole process.
sharp.unblock({ operation: ["VipsForeignLoadSvg"] });

async function read(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .flatten({ background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

describe.each(Object.entries(ADDRESSES))("a QR code for a %s address", (_, address) => {
  it("is readable from the PNG, even when small", async () => {
    const png = await qrCodeAsPng(address);
    expect(await read(png)).toBe(address);
    expect(await read(await sharp(png).resize(240).png().toBuffer())).toBe(address);
  });

  it("is readable from the SVG", async () => {
    expect(await read(Buffer.from(qrCodeAsSvg(address)))).toBe(address);
  });

  it("is readable with a stain", async () => {
    const png = await qrCodeAsPng(address);
    const { width = 0 } = await sharp(png).metadata();
    const side = Math.round(width / 6);
    const stain = { width: side, height: side, channels: 3 as const, background: "#fff" };
    const at = Math.round(width / 2);
    const stained = sharp(png).composite([{ input: { create: stain }, left: at, top: at }]);
    expect(await read(await stained.png().toBuffer())).toBe(address);
  });

  it("has a quiet zone of four squares", async () => {
    const { info } = await sharp(await qrCodeAsPng(address))
      .trim()
      .toBuffer({ resolveWithObject: true });
    expect([info.trimOffsetLeft, info.trimOffsetTop]).toEqual([-96, -96]);
  });
});
