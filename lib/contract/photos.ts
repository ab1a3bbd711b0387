import { z } from "zod";
import {
  photoChange,
  photoCompletion,
  photoPlaceInput,
  photosView,
  photoUploadInput,
  photoUploadView,
} from "#lib/schemas/photos.ts";
import { type CallName, type CallSpec, PART_REFUSALS } from "./call.ts";

const photo = z.object({ photoId: z.uuid() });
const upload = z.object({ uploadId: z.uuid() });
const NO_PHOTO = { not_found: "The account has no such photograph" };
const NO_UPLOAD = { not_found: "The account has no such upload" };
const NO_ROOM = {
  conflict: "There are as many photographs as a listing may have, or the storage is full",
};
const TOO_OFTEN = { rate_limited: "The account has added or edited very many in a short time" };

export const PHOTO_CALLS = {
  "GET /api/photos": {
    token: "read",
    summary:
      "The photographs of the account in their order, those deleted of late, and what is missing",
    output: photosView,
  },
  "PATCH /api/photos/{photoId}": {
    token: "write",
    summary: "Changes a photograph's room, words, edits or declared alteration",
    params: photo,
    input: photoChange,
    output: photosView,
    refusals: {
      ...NO_PHOTO,
      ...TOO_OFTEN,
      conflict: "Somebody changed the photograph meanwhile",
    },
  },
  "PUT /api/photos/{photoId}/place": {
    token: "write",
    summary: "Moves a photograph before another one, or to the end",
    params: photo,
    input: photoPlaceInput,
    output: photosView,
    refusals: NO_PHOTO,
  },
  "DELETE /api/photos/{photoId}": {
    token: "write",
    summary: "Deletes a photograph; for 30 days it can be restored",
    params: photo,
    output: photosView,
    refusals: NO_PHOTO,
  },
  "POST /api/photos/{photoId}/restore": {
    token: "write",
    summary: "Brings a deleted photograph back to where it was",
    params: photo,
    output: photosView,
    refusals: { ...NO_PHOTO, ...NO_ROOM },
  },
  "POST /api/photo-uploads": {
    token: "write",
    summary: "Begins to add a photograph",
    input: photoUploadInput,
    output: photoUploadView,
    refusals: { ...NO_ROOM, ...TOO_OFTEN },
  },
  // Its answer holds the addresses that the parts are sent to.
  "GET /api/photo-uploads/{uploadId}": {
    token: "write",
    summary: "Which parts of an upload are still to be sent",
    params: upload,
    output: photoUploadView,
    refusals: NO_UPLOAD,
  },
  "PUT /api/photo-uploads/{uploadId}/parts/{part}": {
    token: "write",
    summary: "Takes one part of a photograph's file, where no outside store takes it",
    params: upload.extend({ part: z.coerce.number().int().min(1).max(10) }),
    rawInput: "application/octet-stream",
    status: 204,
    refusals: { ...NO_UPLOAD, ...PART_REFUSALS },
  },
  "POST /api/photo-uploads/{uploadId}/complete": {
    token: "write",
    summary: "Makes the photograph of the parts that were sent; the same answer when asked again",
    params: upload,
    query: photoCompletion,
    output: photosView,
    refusals: {
      ...NO_UPLOAD,
      ...NO_ROOM,
      ...TOO_OFTEN,
      bad_request:
        "Parts are missing, the file is no photograph that can be taken, or the account has no photo that it could go before",
    },
  },
  "DELETE /api/photo-uploads/{uploadId}": {
    token: "write",
    summary: "Gives an upload up",
    params: upload,
    status: 204,
    refusals: NO_UPLOAD,
  },
  "GET /api/photo-files/{name}": {
    token: "read",
    summary: "The bytes of one picture of the account",
    params: z.object({ name: z.string().regex(/^[\w-]{43}\.(?:webp|jpg)$/) }),
    immutable: true,
    refusals: { not_found: "The account has no such picture" },
  },
} as const satisfies Record<CallName, CallSpec>;
