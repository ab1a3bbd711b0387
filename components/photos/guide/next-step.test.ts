import { expect, it } from "vitest";
import type { PhotosView } from "#lib/schemas/photos.ts";
import { photoOf, photosOf } from "#tests/photos/view.ts";
import { nextStep } from "./next-step.ts";

const FRONT = photoOf(1, { room: { key: "exterior_front", number: null } });
const KITCHEN = photoOf(2, { room: { key: "kitchen", number: null } });

function view(photos: PhotosView["photos"]): PhotosView {
  const wanted = (key: "exterior_front" | "kitchen", label: string) => ({
    room: { key, number: null },
    label,
    photoIds: photos.filter(({ room }) => room?.key === key).map(({ id }) => id),
    advice: [],
  });
  return photosOf(photos, {
    coverage: {
      wanted: [wanted("exterior_front", "Front of the home"), wanted("kitchen", "Kitchen")],
    },
  });
}

it("begins with what a buyer sees first", () => {
  expect(nextStep(view([]))).toEqual({
    kind: "add",
    text: "Start with the front of the home. Buyers see it first.",
    room: { key: "exterior_front", number: null },
  });
  expect(nextStep(photosOf([]))).toMatchObject({ kind: "add" });
});

it("asks for the room of a photograph, then for the front as the cover, then for what is missing", () => {
  expect(nextStep(view([FRONT, photoOf(3)]))).toMatchObject({
    kind: "room",
    text: "Choose a room for photo 2.",
  });
  expect(nextStep(view([KITCHEN, FRONT]))).toMatchObject({ kind: "cover", photoId: FRONT.id });
  expect(nextStep(view([FRONT]))).toMatchObject({
    kind: "add",
    text: "Next photo to add: Kitchen.",
  });
});

it("leads to the hints once every room is there, and to nothing without any", () => {
  const hints = [{ kind: "too_dark" as const, text: "It is dark.", photoId: null }];
  expect(nextStep(view([FRONT, { ...KITCHEN, hints }]))).toMatchObject({
    kind: "open",
    photoId: KITCHEN.id,
  });
  expect(nextStep(view([FRONT, KITCHEN]))).toMatchObject({ kind: "done" });
});
