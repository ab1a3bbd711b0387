import { describe, expect, it } from "vitest";
import { photoHint, type PhotoHint } from "#lib/schemas/photos.ts";
import { hintsOf, THRESHOLDS } from "./hints.ts";
import type { PhotoMeasures } from "./measures.ts";

type MeasuredPhoto = Parameters<typeof hintsOf>[0][number];

const GOOD: PhotoMeasures = {
  sharpness: 0.9,
  meanBrightness: 130,
  highBrightness: 210,
  darkShare: 0.01,
  blownOutShare: 0.01,
  tilt: 0.25,
  perceptualHash: "0123456789abcdef",
};

let made = 0;
function photo(
  changed: Partial<MeasuredPhoto> = {},
  measures: Partial<PhotoMeasures> = {},
): MeasuredPhoto {
  made += 1;
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    width: 4000,
    height: 3000,
    room: { key: "living_room", number: null },
    measures: { ...GOOD, ...measures },
    ...changed,
  };
}

const hintsOfOne = (one: MeasuredPhoto): PhotoHint[] => hintsOf([one]).get(one.id) ?? [];
const kindsOf = (one: MeasuredPhoto) => hintsOfOne(one).map(({ kind }) => kind);

describe("hints", () => {
  it("are empty for a good photo and for one that can't be measured", () => {
    expect(kindsOf(photo())).toEqual([]);
    expect(kindsOf(photo({}, { sharpness: null, tilt: null }))).toEqual([]);
  });

  it.each([
    ["too_small", photo({ width: 1000, height: 750 })],
    ["too_small", photo({ width: 1600, height: 1200 })],
    ["too_small", photo({ width: 3000, height: 700 })],
    ["blurred", photo({}, { sharpness: THRESHOLDS.sharpness - 0.01 })],
    ["too_dark", photo({}, { meanBrightness: 20, highBrightness: 50 })],
    ["blown_out", photo({}, { blownOutShare: THRESHOLDS.blownOutShare + 0.01 })],
    ["tilted", photo({}, { tilt: -3.2 })],
    ["portrait", photo({ width: 3000, height: 4000 })],
  ] as const)("report %s", (kind, one) => {
    const hints = hintsOfOne(one);
    expect(hints.map((hint) => hint.kind)).toEqual([kind]);
    expect(photoHint.parse(hints[0])).toEqual(hints[0]);
    expect(hints[0]?.text).toMatch(/^[A-Z].+\.$/);
  });

  it("say which way to straighten, and by how much", () => {
    expect(hintsOfOne(photo({}, { tilt: 3.2 }))[0]?.text).toMatch(/about 3 degrees.+to the left/);
    expect(hintsOfOne(photo({}, { tilt: -2 }))[0]?.text).toMatch(/about 2 degrees.+to the right/);
  });

  it("allow upright photos of narrow rooms, and ignore light and tilt in a floor plan", () => {
    const upright = { width: 3000, height: 4000 };
    for (const key of ["bathroom", "hallway", "closet"] as const) {
      expect(kindsOf(photo({ ...upright, room: { key, number: null } }))).toEqual([]);
    }
    const drawing = { ...upright, room: { key: "floor_plan", number: null } } as const;
    expect(kindsOf(photo(drawing, { sharpness: 0, blownOutShare: 0.9, tilt: 9 }))).toEqual([]);
  });
});

describe("the same picture twice", () => {
  const other = { perceptualHash: "ffffffff00000000" };

  it("is reported on the later one, which names the first", () => {
    const photos = [photo({}, other), photo(), photo({}, { perceptualHash: "0123456789abcdee" })];
    const hints = [...hintsOf(photos).values()];
    expect(hints.slice(0, 2)).toEqual([[], []]);
    expect(hints[2]).toEqual([
      {
        kind: "same_picture",
        text: expect.stringContaining("photo 2") as string,
        photoId: photos[1]?.id,
      },
    ]);
  });

  it("is allowed for an altered photo and its original", () => {
    const unaltered = photo();
    const altered = photo({ alteration: { unalteredPhotoId: unaltered.id } });
    for (const photos of [
      [unaltered, altered],
      [altered, unaltered],
    ]) {
      expect([...hintsOf(photos).values()].flat()).toEqual([]);
    }
  });
});
