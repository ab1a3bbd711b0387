import { expect, it } from "vitest";
import { createUser } from "#tests/factories.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { addPhoto, bytesOf, fetchPicture, listPhotos } from "#tests/photos/uploads.ts";

async function addOne() {
  const seller = await createUser();
  await addPhoto(seller, await takePhoto(900, 600));
  const [photo] = (await listPhotos(seller)).photos;
  return { seller, url: photo?.webp[0]?.url ?? "", originalUrl: photo?.originalUrl ?? "" };
}

it("serves photos to the account only", async () => {
  const { seller, url, originalUrl } = await addOne();
  const member = await createUser({ parent: seller });
  const stranger = await createUser();
  for (const address of [url, originalUrl]) {
    expect((await bytesOf(await fetchPicture(member, address))).length).toBeGreaterThan(100);
    const refused = await fetchPicture(stranger, address);
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect((await fetchPicture(null, address)).status).toBe(401);
  }
});

it("returns 304 for a matching ETag, and no body for HEAD", async () => {
  const { seller, url } = await addOne();
  const whole = await fetchPicture(seller, url);
  expect(whole.headers.get("content-disposition")).toBe('inline; filename="photo.webp"');
  const etag = whole.headers.get("etag") ?? "";
  const bytes = await bytesOf(whole);
  for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const kept = await fetchPicture(seller, url, { headers: { "if-none-match": tag } });
    expect([kept.status, (await bytesOf(kept)).length]).toEqual([304, 0]);
    expect(kept.headers.get("cache-control")).toContain("immutable");
  }
  const other = await fetchPicture(seller, url, { headers: { "if-none-match": '"other"' } });
  expect(await bytesOf(other)).toEqual(bytes);
  const head = await fetchPicture(seller, url, { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe(String(bytes.length));
  expect((await bytesOf(head)).length).toBe(0);
});

it.each(["a.webp", `${"a".repeat(43)}.svg`, `${"a".repeat(43)}.jpg`, "../secret"])(
  "returns 404 at %s",
  async (name) => {
    const seller = await createUser();
    expect((await fetchPicture(seller, `/api/photo-files/${name}`)).status).toBe(404);
  },
);
