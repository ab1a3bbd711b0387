import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { database } from "#db/client.ts";
import { photos } from "#db/schema/index.ts";
import { createHome, setStatus, type TestHome, visit } from "#tests/listing/public-home.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { addPhoto, bytesOf, listPhotos } from "#tests/photos/uploads.ts";
import * as page from "../../route.ts";
import * as route from "./route.ts";

const SECOND_MS = 1_000;

beforeEach(() => vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => vi.useRealTimers());

const nameOf = (url: string) => url.split("/").at(-1) ?? "";

async function createHomeWithPhoto() {
  const home = await createHome();
  const id = await addPhoto(home.seller, await takePhoto(900, 600));
  const [photo] = (await listPhotos(home.seller)).photos;
  return {
    home,
    id,
    name: nameOf(photo?.webp[0]?.url ?? ""),
    original: nameOf(photo?.originalUrl ?? ""),
  };
}

const ask = ({ slug }: Pick<TestHome, "slug">, name: string, asked = {}) =>
  visit(route, `/homes/${slug}/photos/${name}`, { params: { slug, name }, ...asked });

it("serves photos publicly at the page's addresses", async () => {
  const { home, name } = await createHomeWithPhoto();
  const html = await (
    await visit(page, `/homes/${home.slug}`, { params: { slug: home.slug } })
  ).text();
  expect(html).toContain(`/homes/${home.slug}/photos/${name}`);
  expect(html).not.toContain("/api/photo-files/");
  const picture = await ask(home, name);
  expect(picture.status).toBe(200);
  expect(picture.headers.get("content-type")).toBe("image/webp");
  expect(picture.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  expect((await bytesOf(picture)).length).toBeGreaterThan(100);
});

it("returns 404 for originals, other homes' photos, and photos that aren't shown", async () => {
  const [mine, other] = [await createHomeWithPhoto(), await createHomeWithPhoto()];
  const draft = await createHome({ status: "draft" });
  for (const [home, name] of [
    [mine.home, mine.original],
    [mine.home, other.name],
    [draft, mine.name],
    [mine.home, "../secret"],
    [mine.home, "__proto__"],
    [{ slug: "nothing-here" }, mine.name],
  ] as const) {
    const refused = await ask(home, name);
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([404, "no-store"]);
  }
});

it("returns 404 a second after its home is withdrawn or the photo is deleted", async () => {
  const withdrawn = await createHomeWithPhoto();
  const deleted = await createHomeWithPhoto();
  for (const { home, name } of [withdrawn, deleted]) {
    expect((await ask(home, name)).status).toBe(200);
  }
  await setStatus(withdrawn.home, "withdrawn");
  await database().update(photos).set({ deletedAt: new Date() }).where(eq(photos.id, deleted.id));
  vi.advanceTimersByTime(SECOND_MS);
  for (const { home, name } of [withdrawn, deleted]) {
    expect((await ask(home, name)).status).toBe(404);
  }
});

it("serves the unaltered version of an altered photo, even if deleted", async () => {
  const { home, id: unalteredPhotoId, name } = await createHomeWithPhoto();
  const altered = await addPhoto(home.seller, await takePhoto(910, 600));
  await database()
    .update(photos)
    .set({ alterationKinds: ["items_added"], unalteredPhotoId })
    .where(eq(photos.id, altered));
  await database()
    .update(photos)
    .set({ deletedAt: new Date() })
    .where(eq(photos.id, unalteredPhotoId));
  expect((await ask(home, name)).status).toBe(200);
});
