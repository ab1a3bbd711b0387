import { expect, it, vi } from "vitest";
import { NO_EDITS } from "#lib/photos/edits.ts";
import { drawPicture } from "#tests/photos/pictures.ts";
import type * as Decode from "./decode.ts";
import { makePictures } from "./make-pictures.ts";

// A process can exceed its memory under load, which a test can't reproduce reliably.
vi.mock("./decode.ts", async (importOriginal) => {
  const original = await importOriginal<typeof Decode>();
  const decode = () => Promise.reject(new original.DecodingFailed("Ended by SIGKILL", true));
  return { ...original, decode };
});

it("asks for another try if the process was killed", async () => {
  const original = await drawPicture(800, 600);
  await expect(makePictures(original, NO_EDITS)).rejects.toMatchObject({
    status: 503,
    retryAfter: 10,
    message: "We couldn't prepare this photo. Please try again in a moment.",
  });
});
