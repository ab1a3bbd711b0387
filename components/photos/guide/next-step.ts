import { PHOTO_ROOMS } from "#lib/fields/photos.ts";
import type { PhotoRoomChoice, PhotosView } from "#lib/schemas/photos.ts";

/** The change that helps the listing most now. */
export type NextStep =
  | { kind: "add"; text: string; room: PhotoRoomChoice }
  | { kind: "open"; text: string; photoId: string; label: string }
  | { kind: "room"; text: string; photoId: string }
  | { kind: "cover"; text: string; photoId: string }
  | { kind: "done"; text: string };

type Coverage = PhotosView["coverage"]["wanted"];
export const isCovered = ({ photoIds }: Coverage[number]) => photoIds.length > 0;

const FRONT = {
  room: { key: "exterior_front", number: null },
  label: PHOTO_ROOMS.exterior_front.label,
} as const;

const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

export function nextStep({ photos, coverage }: PhotosView): NextStep {
  const { wanted } = coverage;
  if (photos.length === 0) {
    const { room, label } = wanted[0] ?? FRONT;
    const text = `Start with the ${lowerFirst(label)}. Buyers see it first.`;
    return { kind: "add", text, room };
  }
  const unassigned = photos.findIndex(({ room }) => room === null);
  if (unassigned !== -1) {
    const photoId = photos[unassigned]?.id ?? "";
    const text = `Choose a room for photo ${unassigned + 1}.`;
    return { kind: "room", text, photoId };
  }
  const front = wanted.find(({ room }) => room.key === "exterior_front");
  const [frontId] = front?.photoIds ?? [];
  if (frontId && !front?.photoIds.includes(photos[0]?.id ?? "")) {
    return {
      kind: "cover",
      text: "Most listing sites want the front of the home as the first photo.",
      photoId: frontId,
    };
  }
  const missing = wanted.find((one) => !isCovered(one));
  if (missing) {
    const text = `Next photo to add: ${missing.label}.`;
    return { kind: "add", text, room: missing.room };
  }
  const remarked = photos.find(({ hints, findings }) => hints.length + findings.length > 0);
  if (remarked) {
    const text = "Every room has a photo. Some photos have hints to make them better.";
    return { kind: "open", text, photoId: remarked.id, label: "View first hint" };
  }
  return { kind: "done", text: "Every room has a photo. Your photos are ready for your listing." };
}
