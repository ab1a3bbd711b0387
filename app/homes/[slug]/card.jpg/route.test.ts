import sharp from "sharp";
import { expect, it } from "vitest";
import { createHome, visit } from "#tests/listing/public-home.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { addPhoto, bytesOf } from "#tests/photos/uploads.ts";
import * as route from "./route.tsx";

const ask = (slug: string) => visit(route, `/homes/${slug}/card.jpg`, { params: { slug } });

it("is a picture of its home, with a photograph and without", async () => {
  const [plain, withPhoto] = [await createHome(), await createHome()];
  await addPhoto(withPhoto.seller, await takePhoto(900, 600));
  for (const { slug } of [plain, withPhoto]) {
    const card = await ask(slug);
    expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const { width, height } = await sharp(await bytesOf(card)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  }
});

it("is drawn once for all who ask", async () => {
  const { slug } = await createHome();
  const cards = await Promise.all(Array.from({ length: 20 }, async () => bytesOf(await ask(slug))));
  expect(new Set(cards.map((card) => card.toString("base64"))).size).toBe(1);
});

it.each(["draft", "withdrawn"] as const)("is not there of a home that is %s", async (status) => {
  const { slug } = await createHome({ status });
  expect((await ask(slug)).status).toBe(404);
});
