import { setTimeout as sleep } from "node:timers/promises";
import type { PhotosView, PhotoUploadView } from "#lib/schemas/photos.ts";
import { readMails } from "#tests/mail/mail-folder.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { send } from "./account.ts";

const PHOTOS = 7;

export const PUBLIC_PAGE = "/homes/1418-juniper-st-madison-wi-53704";

async function addPhoto(origin: string, cookie: string): Promise<PhotosView> {
  const file = await takePhoto(2560, 1920);
  const begin = { fileName: "photograph.jpg", size: file.length };
  const begun = await send(origin, "/api/photo-uploads", begin, cookie);
  const { uploadId, parts } = (await begun.json()) as PhotoUploadView;
  for (const { url } of parts) {
    const headers = { "content-type": "application/octet-stream", origin, cookie };
    const body = new Uint8Array(file);
    await fetch(new URL(url, origin), { method: "PUT", headers, body });
  }
  const made = await send(origin, `/api/photo-uploads/${uploadId}/complete`, {}, cookie);
  return (await made.json()) as PhotosView;
}

const MAIL_SECONDS = 60;

/** Confirms the address of the product's only user with the email it wrote to disk. */
async function confirmEmail(origin: string, dataDir: string): Promise<void> {
  for (let second = 0; second < MAIL_SECONDS; second += 1) {
    const links = (await readMails(dataDir)).flatMap((mail) => mail.links);
    const link = links.find((href) => href.includes("/verify-email#"));
    if (link) {
      await send(origin, "/api/verify-email", { secret: link.split("#")[1] });
      return;
    }
    await sleep(1000);
  }
  throw new Error("No email with a confirmation link was written");
}

/** Publishes the home of a user created by `signIn`, with photos. */
export async function publishHome(origin: string, cookie: string, dataDir: string): Promise<void> {
  await confirmEmail(origin, dataDir);
  const post = (path: string, body: unknown, method?: string) =>
    send(origin, path, body, cookie, method);
  const latest = await fetch(`${origin}/api/properties/latest`, { headers: { cookie } });
  const { generatedDescription } = (await latest.json()) as { generatedDescription: string };
  await post("/api/properties/description/accept", { description: generatedDescription });
  await post("/api/asking-price", { price: 349_900 }, "PUT");
  for (let number = 0; number < PHOTOS; number += 1) {
    const { photos } = await addPhoto(origin, cookie);
    const [front] = photos;
    if (number > 0 || !front) continue;
    const room = { key: "exterior_front", number: null };
    await post(`/api/photos/${front.id}`, { revision: front.revision, room }, "PATCH");
  }
  const checkout = await post("/api/get-or-create-subscription", { planId: 2 });
  const { clientSecret } = (await checkout.json()) as { clientSecret: string };
  await post("/api/stripe/sandbox", { clientSecret, cardNumber: "4242 4242 4242 4242" });
  await post("/api/listing/status", { status: "active", confirmsRight: true }, "PUT");
}
