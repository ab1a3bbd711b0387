import { z } from "zod";
import { ALTERATION_KEYS, PHOTO_ROOM_KEYS } from "#lib/fields/photos.ts";
import { CHOOSE_CHANGES, CHOOSE_ORIGINAL, photoChange, photoEdits } from "./photos.ts";
import { entry } from "./text.ts";

const { caption, alternativeText } = photoChange.shape;

export const photoForm = z
  .object({
    roomKey: z.union([z.literal(""), z.enum(PHOTO_ROOM_KEYS)]),
    roomNumber: entry().regex(/^(?:|[1-9]\d?|100)$/, "Must be a whole number from 1 to 100"),
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
      context.addIssue({ code: "custom", path: ["kinds"], message: CHOOSE_CHANGES });
    }
    if (unalteredPhotoId === "") {
      context.addIssue({
        code: "custom",
        path: ["unalteredPhotoId"],
        message: CHOOSE_ORIGINAL,
      });
    }
  });
export type PhotoForm = z.infer<typeof photoForm>;
