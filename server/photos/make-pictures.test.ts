import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { NO_EDITS } from "#lib/photos/edits.ts";
import { drawPicture } from "#tests/photos/pictures.ts";
import { makePictures, type Pictures } from "./make-pictures.ts";

const widthsOf = ({ variants }: Pictures, wanted: string) =>
  variants.filter(({ format }) => format === wanted).map(({ width }) => width);

const jpeg = (picture: Buffer) => sharp(picture).jpeg({ quality: 95 }).toBuffer();

const halves = await sharp({
  create: { width: 400, height: 300, channels: 3, background: { r: 220, g: 0, b: 0 } },
})
  .composite([
    {
      input: {
        create: { width: 200, height: 300, channels: 3, background: { r: 0, g: 0, b: 220 } },
      },
      left: 200,
      top: 0,
    },
  ])
  .jpeg({ quality: 95 })
  .toBuffer();

async function colorAt(
  pictures: Pictures,
  x: number,
  y: number,
): Promise<"red" | "blue" | "other"> {
  const shown = pictures.variants.find(({ format }) => format === "jpeg");
  const { data, info } = await sharp(shown?.bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  const [red = 0, , blue = 0] = data.subarray(at, at + 3);
  if (red > 150 && blue < 80) return "red";
  return blue > 150 && red < 80 ? "blue" : "other";
}

it.each([
  [3000, [400, 768, 1600, 2560]],
  [1600, [400, 768, 1600]],
  [900, [400, 768, 900]],
  [300, [300]],
])("doesn't enlarge a photo %d pixels wide", async (width, widths) => {
  const pictures = await makePictures(await jpeg(await drawPicture(width, 600)), NO_EDITS);
  expect(widthsOf(pictures, "webp")).toEqual(widths);
  expect(widthsOf(pictures, "jpeg")).toEqual(widths);
  expect(pictures).toMatchObject({ width, height: 600 });
  expect(pictures.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(pictures.placeholder.length).toBeLessThan(700);
});

it("makes thumbnails under 20 KB", async () => {
  const { variants } = await makePictures(await jpeg(await drawPicture(2400, 1800)), NO_EDITS);
  for (const { bytes } of variants.slice(0, 2)) expect(bytes.length).toBeLessThan(20 * 1024);
});

describe("an edit", () => {
  it("rotates clockwise", async () => {
    const turned = await makePictures(halves, { ...NO_EDITS, rotation: 90 });
    expect(turned).toMatchObject({ width: 300, height: 400 });
    expect([await colorAt(turned, 0.5, 0.1), await colorAt(turned, 0.5, 0.9)]).toEqual([
      "red",
      "blue",
    ]);
  });

  it.each([-15, -3, 7.5, 15])(
    "straightens by %d degrees without empty corners",
    async (straighten) => {
      const pictures = await makePictures(halves, { ...NO_EDITS, straighten });
      expect(pictures.width).toBeLessThan(400);
      expect(Math.abs(pictures.width / pictures.height - 4 / 3)).toBeLessThan(0.02);
      for (const y of [0.01, 0.99]) {
        expect(await colorAt(pictures, 0.01, y)).toBe("red");
        expect(await colorAt(pictures, 0.99, y)).toBe("blue");
      }
    },
  );

  it("crops after rotating", async () => {
    const crop = { left: 0, top: 0, width: 1, height: 0.4 };
    const pictures = await makePictures(halves, { ...NO_EDITS, rotation: 90, crop });
    expect(pictures).toMatchObject({ width: 300, height: 160 });
    expect(await colorAt(pictures, 0.5, 0.95)).toBe("red");
  });

  it("brightens by a factor", async () => {
    const plain = { width: 200, height: 200, channels: 3 as const, background: "#404040" };
    const picture = await sharp({ create: plain }).jpeg().toBuffer();
    const { variants } = await makePictures(picture, { ...NO_EDITS, brightness: 1.5 });
    const { channels } = await sharp(variants[0]?.bytes).stats();
    expect(Math.round(channels[0]?.mean ?? 0)).toBeCloseTo(0x60, -1);
  });
});
