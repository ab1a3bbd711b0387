import sharp from "sharp";
import { expect, it } from "vitest";
import { createHome, visit } from "#tests/listing/public-home.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { addPhoto, bytesOf } from "#tests/photos/uploads.ts";
import * as route from "./route.tsx";

const ask = (slug: string) => visit(route, `/homes/${slug}/card.jpg`, { params: { slug } });

it("returns a card image, with or without a photo", async () => {
  const [plain, withPhoto] = [await createHome(), await createHome()];
  await addPhoto(withPhoto.seller, await takePhoto(900, 600));
  for (const { slug } of [plain, withPhoto]) {
    const card = await ask(slug);
    expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const { width, height } = await sharp(await bytesOf(card)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
});

it("returns the same image for requests at the same time", async () => {
  const { slug } = await createHome();
  const cards = await Promise.all(Array.from({ length: 20 }, async () => bytesOf(await ask(slug))));
  expect(new Set(cards.map((card) => card.toString("base64"))).size).toBe(1);
});

it.each(["draft", "withdrawn"] as const)("returns 404 for a home that's %s", async (status) => {
  const { slug } = await createHome({ status });
  expect((await ask(slug)).status).toBe(404);
});
