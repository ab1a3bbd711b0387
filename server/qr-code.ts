import "server-only";
import sharp from "sharp";
import { encode, renderSVG } from "uqr";

// Level M is readable with 15% hidden. Scanners need a quiet zone of four modules.
const SHAPE = { ecc: "M", border: 4 } as const;
const PIXELS_PER_SQUARE = 24;

export const qrCodeAsSvg = (text: string): string => renderSVG(text, SHAPE);

export async function qrCodeAsPng(text: string): Promise<Buffer> {
  const { data, size } = encode(text, SHAPE);
  const grey = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  return sharp(grey, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * PIXELS_PER_SQUARE, null, { kernel: "nearest" })
    .png()
    .toBuffer();
}
