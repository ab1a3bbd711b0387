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
import { NO_UPLOAD } from "./refusals.ts";

const photo = z.object({ photoId: z.uuid() });
const upload = z.object({ uploadId: z.uuid() });
const NO_PHOTO = { not_found: "Photo not found" };
const NO_ROOM = {
  conflict: "The listing has reached its maximum number of photos, or storage is full",
};
const TOO_OFTEN = {
  rate_limited: "The account has added or edited too many photos in a short time",
};

export const PHOTO_CALLS = {
  "GET /api/photos": {
    token: "read",
    summary: "List photos in order, recently deleted ones, and what's missing",
    output: photosView,
  },
  "PATCH /api/photos/{photoId}": {
    token: "write",
    summary: "Update a photo's room, caption, edits, or disclosed alteration",
    params: photo,
    input: photoChange,
    output: photosView,
    refusals: {
      ...NO_PHOTO,
      ...TOO_OFTEN,
      conflict: "Someone else changed the photo in the meantime",
    },
  },
  "PUT /api/photos/{photoId}/place": {
    token: "write",
    summary: "Move a photo before another one, or to the end",
    params: photo,
    input: photoPlaceInput,
    output: photosView,
    refusals: NO_PHOTO,
  },
  "DELETE /api/photos/{photoId}": {
    token: "write",
    summary: "Delete a photo; you can restore it for 30 days",
    params: photo,
    output: photosView,
    refusals: NO_PHOTO,
  },
  "POST /api/photos/{photoId}/restore": {
    token: "write",
    summary: "Restore a deleted photo to its former position",
    params: photo,
    output: photosView,
    refusals: { ...NO_PHOTO, ...NO_ROOM },
  },
  "POST /api/photo-uploads": {
    token: "write",
    summary: "Start a photo upload",
    input: photoUploadInput,
    output: photoUploadView,
    refusals: { ...NO_ROOM, ...TOO_OFTEN },
  },
  // Write scope, because the response contains the upload URLs.
  "GET /api/photo-uploads/{uploadId}": {
    token: "write",
    summary: "List the parts of a photo upload that are still missing",
    params: upload,
    output: photoUploadView,
    refusals: NO_UPLOAD,
  },
  "PUT /api/photo-uploads/{uploadId}/parts/{part}": {
    token: "write",
    summary: "Upload one part of a photo's file, when no external file storage is set up",
    params: upload.extend({ part: z.coerce.number().int().min(1).max(10) }),
    rawInput: "application/octet-stream",
    status: 204,
    refusals: { ...NO_UPLOAD, ...PART_REFUSALS },
  },
  "POST /api/photo-uploads/{uploadId}/complete": {
    token: "write",
    summary: "Complete a photo upload; repeating the call returns the same response",
    params: upload,
    query: photoCompletion,
    output: photosView,
    refusals: {
      ...NO_UPLOAD,
      ...NO_ROOM,
      ...TOO_OFTEN,
      bad_request:
        "Parts are missing, the file isn't an accepted photo, or the photo to place it before doesn't exist",
    },
  },
  "DELETE /api/photo-uploads/{uploadId}": {
    token: "write",
    summary: "Cancel a photo upload",
    params: upload,
    status: 204,
    refusals: NO_UPLOAD,
  },
  "GET /api/photo-files/{name}": {
    token: "read",
    summary: "Download one of the account's image files",
    params: z.object({ name: z.string().regex(/^[\w-]{43}\.(?:webp|jpg)$/) }),
    immutable: true,
    refusals: { not_found: "Image not found" },
  },
} as const satisfies Record<CallName, CallSpec>;
