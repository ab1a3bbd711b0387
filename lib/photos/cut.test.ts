import { expect, it } from "vitest";
import { cutOf } from "./cut.ts";
import { NO_EDITS } from "./edits.ts";

const picture = { width: 400, height: 300 };

it("keeps all of a picture that isn't edited", () => {
  expect(cutOf(picture, NO_EDITS)).toMatchObject({
    width: 400,
    height: 300,
    degrees: 0,
    box: { left: 0, top: 0, width: 400, height: 300 },
  });
});

it.each([
  [0, { left: 0, top: 0, width: 100, height: 60 }],
  [90, { left: 0, top: 225, width: 80, height: 75 }],
  [180, { left: 300, top: 240, width: 100, height: 60 }],
  [270, { left: 320, top: 0, width: 80, height: 75 }],
])("takes a corner from its original place after a rotation of %d degrees", (rotation, box) => {
  const crop = { left: 0, top: 0, width: 0.25, height: 0.2 };
  const cut = cutOf(picture, { ...NO_EDITS, rotation: rotation as 0, crop });
  expect(cut.box).toEqual(box);
  expect(Math.hypot(cut.offset.x, cut.offset.y)).toBeLessThan(1e-6);
});

it("takes what a straightened part needs, and not much more", () => {
  const crop = { left: 0.4, top: 0.4, width: 0.2, height: 0.2 };
  const { box, width, height, degrees } = cutOf(picture, { ...NO_EDITS, straighten: 10, crop });
  expect(degrees).toBe(10);
  expect(box.width).toBeGreaterThan(width);
  expect(box.width).toBeLessThan(1.4 * width);
  expect(box.height).toBeLessThan(1.6 * height);
});
