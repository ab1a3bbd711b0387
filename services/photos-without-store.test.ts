import { expect, it, vi } from "vitest";
import * as uploadsRoute from "#app/api/photo-uploads/route.ts";
import { call } from "#tests/api.ts";
import { createUser } from "#tests/factories.ts";
import { listPhotos } from "#tests/photos/uploads.ts";
import { sweepPhotos } from "./photo-sweep.ts";

// An external database without a file store. Read on the first call.
process.env.EMBEDDED_DATABASE = "0";

it("refuses uploads and says why", async () => {
  const seller = await createUser();
  const sentence = "This server has no storage for photos yet, so you can't add any.";
  expect((await listPhotos(seller)).cannotAdd).toBe(sentence);
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const answer = await call(uploadsRoute, "POST", {
    as: seller,
    body: { fileName: "a.jpg", size: 10 },
  });
  expect([answer.status, answer.body]).toEqual([503, { error: sentence }]);
  expect(log).toHaveBeenCalledTimes(1);
  await sweepPhotos(new Date());
});
