import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactNode } from "react";
import { sharp } from "./photos/sharp.ts";
import { loadResvg } from "./resvg.ts";

const FACES = ["inter", "fraunces"] as const;

async function load() {
  const [{ default: satori }, Resvg, ...faces] = await Promise.all([
    import("satori"),
    loadResvg(),
    ...FACES.map((name) => readFile(path.join(process.cwd(), `app/fonts/${name}-drawn.ttf`))),
  ]);
  return { satori, Resvg, fonts: FACES.flatMap((name, index) => toFont(name, faces[index])) };
}

const toFont = (name: string, data: Buffer | undefined) =>
  data ? { name, data, weight: 400 as const, style: "normal" as const } : [];

let drawing: ReturnType<typeof load> | undefined;

/**
 * Draws markup as a picture, without a browser: flex boxes whose styles stand on each, in the faces
 * "inter" and "fraunces". Letters that these don't have are asked for nowhere.
 */
export async function drawJpeg(
  markup: ReactNode,
  size: { width: number; height: number },
): Promise<Buffer<ArrayBuffer>> {
  const { satori, Resvg, fonts } = await (drawing ??= load());
  const image = new Resvg(await satori(markup, { ...size, fonts }));
  const drawn = image.render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  const jpeg = await sharp(drawn.pixels, { raw }).removeAlpha().jpeg({ quality: 85 }).toBuffer();
  drawn.free();
  image.free();
  return Buffer.from(jpeg);
}
