import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactNode } from "react";
import { drawSvg } from "./draw-svg.ts";
import { sharp } from "./photos/sharp.ts";

const FACES = ["inter", "fraunces"] as const;

async function load() {
  const [{ default: satori }, ...faces] = await Promise.all([
    import("satori"),
    ...FACES.map((name) => readFile(path.join(process.cwd(), `app/fonts/${name}-drawn.ttf`))),
  ]);
  return { satori, fonts: FACES.flatMap((name, index) => toFont(name, faces[index])) };
}

const toFont = (name: string, data: Buffer | undefined) =>
  data ? { name, data, weight: 400 as const, style: "normal" as const } : [];

let drawing: ReturnType<typeof load> | undefined;

/**
 * Renders markup to a JPEG without a browser. Supports flex boxes with inline styles and the fonts
 * "inter" and "fraunces". Never downloads missing glyphs.
 */
export async function drawJpeg(
  markup: ReactNode,
  size: { width: number; height: number },
): Promise<Buffer<ArrayBuffer>> {
  const { satori, fonts } = await (drawing ??= load());
  const { pixels, width, height } = await drawSvg(await satori(markup, { ...size, fonts }));
  const raw = { width, height, channels: 4 } as const;
  const jpeg = await sharp(pixels, { raw }).removeAlpha().jpeg({ quality: 85 }).toBuffer();
  return Buffer.from(jpeg);
}
