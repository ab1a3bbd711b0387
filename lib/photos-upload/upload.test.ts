import { describe, expect, it } from "vitest";
import { MAX_PHOTO_BYTES, MAX_PHOTOS } from "#lib/fields/photos.ts";
import {
  afterFailure,
  describeUploads,
  progressOf,
  refusalOf,
  type Upload,
  waitBeforeTry,
} from "./upload.ts";

const upload = (state: Upload["state"], sent = 0, size = 100): Upload => ({
  id: state,
  file: { size } as File,
  sent,
  state,
  reason: null,
});

describe("refusalOf", () => {
  it("accepts what the server might accept", () => {
    expect(refusalOf({ size: MAX_PHOTO_BYTES }, MAX_PHOTOS - 1)).toBeNull();
    expect(refusalOf({ size: 1 }, 0)).toBeNull();
  });

  it("refuses right away if it's certain", () => {
    expect(refusalOf({ size: 0 }, 0)).toBe("This file is empty.");
    expect(refusalOf({ size: MAX_PHOTO_BYTES + 1 }, 0)).toMatch(/up to 25 MB/);
    expect(refusalOf({ size: 1 }, MAX_PHOTOS)).toMatch(/up to 60 photos/);
  });
});

describe("afterFailure", () => {
  it.each([
    [0, 100, "wait"],
    [401, 0, "sign in"],
    [404, 0, "begin again"],
    [429, 0, "wait"],
    [503, 5, "wait"],
    [503, 6, "refuse"],
    [404, 6, "refuse"],
    [400, 0, "refuse"],
    [409, 0, "refuse"],
    [413, 0, "refuse"],
  ] as const)("for status %i after %i tries, returns: %s", (status, tries, expected) => {
    expect(afterFailure(status, tries)).toBe(expected);
  });

  it("waits longer each time, up to a limit", () => {
    expect([0, 1, 2, 10].map(waitBeforeTry)).toEqual([1000, 2000, 4000, 30_000]);
  });
});

describe("describeUploads", () => {
  it.each([
    [[upload("sending"), upload("waiting")], 1, "Adding photos: 1 of 3 done."],
    [
      [upload("sending"), upload("refused")],
      0,
      "Adding photos: 0 of 1 done. 1 photo couldn't be added.",
    ],
    [[upload("unreachable")], 0, "No connection. 1 photo is waiting to upload."],
    [[upload("refused")], 2, "2 photos added. 1 photo couldn't be added."],
    [[upload("refused")], 0, "1 photo couldn't be added."],
    [[], 3, "3 photos added."],
    [[], 0, ""],
  ])("describes %j with %i added", (uploads, added, expected) => {
    expect(describeUploads(uploads, added).shown).toBe(expected);
  });

  it("doesn't announce finished photos until all are done", () => {
    const spoken = [0, 1, 2].map((added) => describeUploads([upload("sending")], added).spoken);
    expect(new Set(spoken)).toEqual(new Set(["Adding photos..."]));
    expect(describeUploads([], 3).spoken).toBe("3 photos added.");
  });
});

it("progress never goes backward when a photo finishes", () => {
  expect(progressOf([upload("sending", 100), upload("waiting")], 0)).toBe(50);
  expect(progressOf([upload("waiting"), upload("refused")], 1)).toBe(50);
  expect(progressOf([], 0)).toBe(0);
});
