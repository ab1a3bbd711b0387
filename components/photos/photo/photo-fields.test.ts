import { expect, it } from "vitest";
import { photoOf } from "#tests/photos/view.ts";
import { changeOf, fieldsOf } from "./photo-fields.ts";

const PHOTO = photoOf(1, { revision: 7, room: { key: "bedroom", number: 2 }, caption: "Quiet" });

it("sends nothing of what was left as it was", () => {
  expect(changeOf(PHOTO, fieldsOf(PHOTO))).toEqual({ revision: 7 });
});

it("sends what was changed", () => {
  const form = fieldsOf(PHOTO);
  expect(changeOf(PHOTO, { ...form, caption: "Light" })).toEqual({ revision: 7, caption: "Light" });
  expect(changeOf(PHOTO, { ...form, roomKey: "" })).toEqual({ revision: 7, room: null });
  expect(changeOf(PHOTO, { ...form, roomNumber: "3" })).toEqual({
    revision: 7,
    room: { key: "bedroom", number: 3 },
  });
  const edits = { ...PHOTO.edits, straighten: 1.5 };
  expect(changeOf(PHOTO, { ...form, edits })).toEqual({ revision: 7, edits });
  const unalteredPhotoId = photoOf(2).id;
  expect(
    changeOf(PHOTO, { ...form, isAltered: true, kinds: ["twilight"], unalteredPhotoId }),
  ).toEqual({ revision: 7, alteration: { kinds: ["twilight"], unalteredPhotoId } });
});

it("a room of which there is one has no number", () => {
  const form = { ...fieldsOf(PHOTO), roomKey: "kitchen" as const };
  expect(changeOf(PHOTO, form)).toEqual({ revision: 7, room: { key: "kitchen", number: null } });
});

it("takes a declaration back, and own alternative text", () => {
  const altered = photoOf(1, {
    alteration: { kinds: ["other"], unalteredPhotoId: photoOf(2).id },
    alternativeText: "Mine",
    isOwnAlternativeText: true,
  });
  const form = { ...fieldsOf(altered), isAltered: false, alternativeText: "" };
  expect(changeOf(altered, form)).toEqual({
    revision: 1,
    alteration: null,
    alternativeText: "",
  });
});
