import { beforeEach, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { photoOpenings } from "#db/schema/index.ts";
import { flushPageViews } from "#services/page-views.ts";
import { createHome, setStatus, type TestHome } from "#tests/listing/public-home.ts";
import { insertPhoto } from "#tests/listing/ready-home.ts";
import * as route from "./route.ts";

let home: TestHome;
let photoId: string;
beforeEach(async () => {
  home = await createHome();
  photoId = await insertPhoto(home.seller);
});

async function send(body: string, { slug = home.slug, headers = {} } = {}): Promise<number> {
  const request = new Request(`http://localhost:3000/homes/${slug}/opened`, {
    method: "POST",
    headers: {
      host: "localhost:3000",
      origin: "http://localhost:3000",
      "user-agent": "Mozilla/5.0 Firefox/140.0",
      "content-type": "application/x-www-form-urlencoded;charset=UTF-8",
      ...headers,
    },
    body,
  });
  const { status } = await route.POST(request, { params: Promise.resolve({ slug }) });
  await flushPageViews();
  return status;
}

const opened = async () =>
  (await database().select().from(photoOpenings)).map((row) => [row.photoId, row.opened]);

it("counts the photos that the page shows", async () => {
  const other = await createHome();
  const elsewhere = await insertPhoto(other.seller);
  const body = [photoId, photoId, elsewhere].map((id) => `photo=${id}`).join("&");
  expect(await send(body)).toBe(204);
  expect(await send(`photo=${photoId}`)).toBe(204);
  expect(await opened()).toEqual([[photoId, 2]]);
});

it.each<[string, () => Promise<number>, number]>([
  ["an invalid photo ID", () => send("photo=1"), 400],
  ["more photos than a home can have", () => send(`photo=${photoId}&`.repeat(61)), 400],
  ["another content type", () => send("", { headers: { "content-type": "text/plain" } }), 415],
  ["more than 20 KB", () => send("x".repeat(21_000)), 413],
  ["another site's page", () => send("", { headers: { origin: "https://evil.example" } }), 403],
  ["a home that doesn't exist", () => send(`photo=${photoId}`, { slug: "1-elm-st" }), 404],
])("refuses %s", async (_, refused, status) => {
  const before = await opened();
  expect(await refused()).toBe(status);
  expect(await opened()).toEqual(before);
});

it("counts nothing for a withdrawn home", async () => {
  await setStatus(home, "withdrawn");
  const before = await opened();
  expect(await send(`photo=${photoId}`)).toBe(410);
  expect(await opened()).toEqual(before);
});
