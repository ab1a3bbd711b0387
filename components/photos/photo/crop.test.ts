import { expect, it } from "vitest";
import { type Crop, moveCorner, moveCrop, orNull, turnCrop, WHOLE } from "./crop.ts";

const CROP: Crop = { left: 0.1, top: 0.2, width: 0.5, height: 0.4 };

it("an area is moved within the picture alone", () => {
  expect(moveCrop(CROP, 0.2, -0.1)).toEqual({ ...CROP, left: 0.3, top: 0.1 });
  expect(moveCrop(CROP, 9, 9)).toEqual({ ...CROP, left: 0.5, top: 0.6 });
  expect(moveCrop(CROP, -9, -9)).toEqual({ ...CROP, left: 0, top: 0 });
});

it("a corner is moved, and the one across from it stays", () => {
  expect(moveCorner(CROP, "top left", 0.1, 0.1)).toEqual({
    left: 0.2,
    top: 0.3,
    width: 0.4,
    height: 0.3,
  });
  expect(moveCorner(CROP, "bottom right", 9, 9)).toEqual({ ...CROP, width: 0.9, height: 0.8 });
  expect(moveCorner(CROP, "bottom left", -9, -9)).toEqual({
    left: 0,
    top: 0.2,
    width: 0.6,
    height: 0.1,
  });
});

it("four quarter turns bring an area back to where it was", () => {
  expect(turnCrop(CROP)).toEqual({ left: 0.4, top: 0.1, width: 0.4, height: 0.5 });
  expect([1, 2, 3, 4].reduce<Crop | null>((crop) => turnCrop(crop), CROP)).toEqual(CROP);
  expect(turnCrop(null)).toBeNull();
});

it("the whole picture is no crop", () => {
  expect(orNull(WHOLE)).toBeNull();
  expect(orNull(CROP)).toBe(CROP);
});
