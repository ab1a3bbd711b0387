import { z } from "zod";
import { ALTERATION_KEYS, PHOTO_ROOM_KEYS } from "#lib/fields/photos.ts";
import { photoChange, photoEdits } from "./photos.ts";
import { entry } from "./text.ts";

const { caption, alternativeText } = photoChange.shape;

export const photoForm = z
  .object({
    roomKey: z.union([z.literal(""), z.enum(PHOTO_ROOM_KEYS)]),
    roomNumber: entry("Must be text").regex(
      /^(?:|[1-9]\d?|100)$/,
      "Must be a whole number from 1 to 100",
    ),
    caption: caption.unwrap(),
    alternativeText: alternativeText.unwrap(),
    isAltered: z.boolean(),
    kinds: z.array(z.enum(ALTERATION_KEYS)),
    unalteredPhotoId: z.string(),
    edits: photoEdits,
  })
  .superRefine(({ isAltered, kinds, unalteredPhotoId }, context) => {
    if (!isAltered) return;
    if (kinds.length === 0) {
      context.addIssue({ code: "custom", path: ["kinds"], message: "Choose what was changed" });
    }
    if (unalteredPhotoId === "") {
      const message = "Choose the original photo";
      context.addIssue({ code: "custom", path: ["unalteredPhotoId"], message });
    }
  });
export type PhotoForm = z.infer<typeof photoForm>;
