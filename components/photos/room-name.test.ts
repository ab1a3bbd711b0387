import { expect, it } from "vitest";
import { photoOf, photosOf } from "#tests/photos/view.ts";
import { roomChoices } from "./room-name.ts";

const numbersOf = (key: string, view: Parameters<typeof roomChoices>[0]) =>
  roomChoices(view).flatMap((room) => (room.key === key ? [room.number] : []));

it("offers the bedrooms that the home or its photos have, and one of each other room", () => {
  const wanted = [
    { room: { key: "bedroom" as const, number: 2 }, label: "", photoIds: [], advice: [] },
  ];
  const photos = [photoOf(1, { room: { key: "bathroom", number: 3 } })];
  const view = photosOf(photos, { coverage: { wanted } });
  expect(numbersOf("bedroom", view)).toEqual([null, 1, 2]);
  expect(numbersOf("bathroom", view)).toEqual([null, 1, 2, 3]);
  expect(numbersOf("kitchen", view)).toEqual([null]);
});

it("offers a bedroom without a number where none is known", () => {
  expect(numbersOf("bedroom", photosOf([]))).toEqual([null]);
});
