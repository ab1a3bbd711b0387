import { expect, it } from "vitest";
import { movePhoto, isBefore } from "./move-photo.ts";

const PHOTOS = [{ id: "a" }, { id: "b" }, { id: "c" }];
const ids = (photos: readonly { id: string }[]) => photos.map(({ id }) => id).join("");

it.each([
  ["a", 1, "bac"],
  ["a", 2, "bca"],
  ["c", 0, "cab"],
  ["b", 1, "abc"],
  ["b", -1, "bac"],
  ["b", 9, "acb"],
  ["x", 0, "abc"],
])("%s moved to place %i", (id, to, expected) => {
  expect(ids(movePhoto(PHOTOS, id, to))).toBe(expected);
});

it("tells what a photograph stands before", () => {
  expect(isBefore(PHOTOS, "a")).toBe("b");
  expect(isBefore(PHOTOS, "c")).toBeNull();
});
