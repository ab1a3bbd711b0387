import http, { type IncomingMessage } from "node:http";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { PhotoUploadView } from "#lib/schemas/photos.ts";
import { expect, test } from "./fixtures.ts";
import { ADDRESS, signUp } from "./people.ts";

/** Adds a photo of several megabytes that doesn't compress. */
async function addLargePhoto(page: Page): Promise<void> {
  const noise = { type: "gaussian" as const, mean: 128, sigma: 100 };
  const create = { width: 2560, height: 1920, channels: 3 as const, background: "#777", noise };
  const file = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  const data = { fileName: "large.jpg", size: file.length };
  const begun = await page.request.post("/api/photo-uploads", { data });
  const { uploadId, parts } = (await begun.json()) as PhotoUploadView;
  const headers = { "content-type": "application/octet-stream" };
  for (const { url } of parts) await page.request.put(url, { data: file, headers });
  const made = await page.request.post(`/api/photo-uploads/${uploadId}/complete`, { data: {} });
  expect(made.status()).toBe(200);
}

test("a canceled download of photos also ends on the server", async ({ page, baseURL }) => {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  for (let photo = 0; photo < 4; photo += 1) await addLargePhoto(page);
  const address = `${baseURL}/api/listing/photographs`;
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const begun = await new Promise<IncomingMessage>((resolve, reject) =>
    http.get(address, { headers: { cookie } }, resolve).on("error", reject),
  );
  expect(begun.statusCode).toBe(200);
  const statusOf = async () => (await page.request.get(address)).status();
  // The client stops reading, and more is left than the connection buffers.
  expect(await statusOf()).toBe(409);
  begun.destroy();
  await expect.poll(statusOf).toBe(200);
});
