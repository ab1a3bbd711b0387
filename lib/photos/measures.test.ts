import { describe, expect, it } from "vitest";
import { seeded } from "#tests/description/random-property.ts";
import { type GreyRaster, resample } from "./grey-raster.ts";
import { measurePicture } from "./measures.ts";
import { hashDistance } from "./perceptual-hash.ts";

const WIDTH = 1024;
const HEIGHT = 768;

function drawn(valueAt: (x: number, y: number) => number): GreyRaster {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    Math.round(Math.min(255, Math.max(0, valueAt(at % WIDTH, Math.floor(at / WIDTH))))),
  );
  return { data, width: WIDTH, height: HEIGHT };
}

/** Vertical stripes, rotated clockwise. Those at the edges lean `converging` degrees apart. */
const stripes = (tilt: number, converging = 0) =>
  drawn((x, y) => {
    const lean = ((tilt + converging * (x / WIDTH - 0.5)) * Math.PI) / 180;
    const across = x - WIDTH / 2 + (y - HEIGHT / 2) * Math.tan(lean);
    return Math.floor(across / 40) % 2 === 0 ? 60 : 190;
  });

const noise = (seed: number) => {
  const random = seeded(seed);
  return drawn(() => 40 + 170 * random());
};

describe("sharpness", () => {
  const tiles = drawn((x, y) => (((x >> 5) + (y >> 5)) % 2 ? 60 : 190));

  it.each([1, WIDTH])("drops if the camera moved in one direction (%i)", (step) => {
    const { data } = tiles;
    const moved = data.map((_, at) => {
      const way = Array.from({ length: 9 }, (_, index) => data[Math.max(0, at - index * step)]!);
      return way.reduce((sum, value) => sum + value, 0) / way.length;
    });
    expect(measurePicture(tiles).sharpness).toBeGreaterThan(0.75);
    expect(measurePicture({ ...tiles, data: moved }).sharpness).toBeLessThan(0.4);
  });

  it("isn't measured for a plain wall", () => {
    expect(measurePicture(drawn(() => 180)).sharpness).toBeNull();
  });

  it("comes from the part in focus, however soft the rest is", () => {
    const sharp = noise(2);
    const soft = drawn((x, y) =>
      x < 512 ? sharp.data[y * WIDTH + x]! : 120 + 20 * Math.sin(x / 9),
    );
    expect(measurePicture(soft).sharpness).toBeGreaterThan(0.8);
  });
});

describe("brightness", () => {
  it("is measured by mean, percentile, and shares", () => {
    const quarters = drawn((x) => (x < WIDTH / 2 ? 0 : x < (WIDTH * 3) / 4 ? 100 : 255));
    expect(measurePicture(quarters)).toMatchObject({
      meanBrightness: 88.75,
      highBrightness: 255,
      darkShare: 0.5,
      blownOutShare: 0.25,
    });
  });
});

describe("tilt", () => {
  it.each([-6, -2, 0, 1, 3, 10])(
    "is measured for vertical lines turned by %i degrees",
    (degrees) => {
      expect(measurePicture(stripes(degrees)).tilt).toBeCloseTo(degrees, 0);
    },
  );

  it.each([0, 3])("is the lean in the middle for converging lines: %i", (degrees) => {
    const { tilt } = measurePicture(stripes(degrees, 8));
    expect(Math.abs(tilt! - degrees)).toBeLessThanOrEqual(0.5);
  });

  it("isn't measured for a picture without vertical lines", () => {
    expect(measurePicture(noise(3)).tilt).toBeNull();
    expect(measurePicture(drawn((_, y) => (Math.floor(y / 40) % 2 ? 60 : 190))).tilt).toBeNull();
  });
});

describe("the perceptual hash", () => {
  const hashOf = (grey: GreyRaster) => measurePicture(grey).perceptualHash;
  const blobs = (seed: number) => {
    const random = seeded(seed);
    const centers = Array.from(
      { length: 12 },
      () => [random() * WIDTH, random() * HEIGHT] as const,
    );
    return drawn((x, y) =>
      centers.reduce(
        (sum, [cx, cy]) => sum + 200 * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / 3e4),
        20,
      ),
    );
  };

  it("stays nearly the same when a picture is shrunk and made brighter", () => {
    const picture = blobs(1);
    const shrunk = resample(picture, 400, 300);
    const brighter = { ...shrunk, data: shrunk.data.map((value) => Math.min(255, value * 1.15)) };
    expect(hashOf(picture)).toMatch(/^[\da-f]{16}$/);
    expect(hashDistance(hashOf(picture), hashOf(brighter))).toBeLessThanOrEqual(4);
  });

  it("differs widely for another picture", () => {
    expect(hashDistance(hashOf(blobs(1)), hashOf(blobs(2)))).toBeGreaterThan(16);
  });
});

it("measures the smallest accepted picture", () => {
  const tiny = { data: new Uint8Array(64 * 64).fill(128), width: 64, height: 64 };
  expect(measurePicture(tiny)).toMatchObject({ sharpness: null, tilt: null });
  const line = { data: new Uint8Array(1024).fill(7), width: 1024, height: 1 };
  expect(measurePicture(line).tilt).toBeNull();
});
