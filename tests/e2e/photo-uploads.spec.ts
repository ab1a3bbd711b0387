import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import { CAMERA, takePhoto } from "#tests/photos/pictures.ts";
import { expect, NO_CONNECTION, test } from "./fixtures.ts";
import {
  PHONE,
  PARTS,
  files,
  openScreen,
  sell,
  chooser,
  card,
  status,
  onTheirWay,
  shown,
} from "./photo-screen.ts";

const uploadOf = (route: Route) => new URL(route.request().url()).pathname.split("/")[3] ?? "";

/** Delays one file's photo until another has arrived. */
async function holdUntil(page: Page, held: string, arrived: string): Promise<void> {
  const names = new Map<string, string>();
  const other = Promise.withResolvers<void>();
  await page.route("**/api/photo-uploads", async (route) => {
    const response = await route.fetch();
    const { fileName } = route.request().postDataJSON() as { fileName: string };
    names.set(((await response.json()) as { uploadId: string }).uploadId, fileName);
    await route.fulfill({ response });
  });
  await page.route(PARTS, async (route) => {
    if (names.get(uploadOf(route)) === held) await other.promise;
    await route.continue();
  });
  await page.route("**/api/photo-uploads/*/complete*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response });
    if (names.get(uploadOf(route)) === arrived) other.resolve();
  });
}

test.use({ viewport: PHONE });

test.describe("with a file that isn't a photo we can read", () => {
  test.use({ expectedErrors: [/400 \(Bad Request\) \(.*\/complete\)/] });

  test("photos are added without their metadata, and one that fails says why", async ({ page }) => {
    await sell(page);
    await expect(page.getByText("Add your first photos")).toBeVisible();
    const notes = { name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("Milk") };
    await chooser(page).setInputFiles([...(await files("a.jpg", "b.jpg")), notes]);
    await expect(status(page, "2 photos added. 1 photo couldn't be added.")).toBeAttached();
    const failed = onTheirWay(page).getByRole("listitem");
    await expect(failed).toContainText("notes.jpg");
    await expect(failed).toContainText("This isn't a photo we can read.");
    await failed.getByRole("button", { name: "Remove: notes.jpg" }).click();
    await expect(onTheirWay(page)).toBeHidden();
    await expect(card(page, 1, 2)).toBeVisible();
    await expect(card(page, 2, 2)).toBeVisible();

    const { photos } = await shown(page);
    for (const { webp, jpeg, originalUrl, width, height } of photos) {
      expect([width, height]).toEqual([750, 1000]);
      for (const url of [...webp, ...jpeg].map((one) => one.url).concat(originalUrl)) {
        const bytes = await (await page.request.get(url)).body();
        const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
        expect({ exif, xmp, iptc, orientation }).toEqual({});
        expect(bytes.includes(CAMERA.Make)).toBe(false);
      }
    }
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest).toBeLessThanOrEqual(PHONE.width);
  });
});

test("photos are in the order in which they were chosen", async ({ page }) => {
  await sell(page);
  await holdUntil(page, "a.jpg", "b.jpg");
  const [a, b] = await files("a.jpg", "b.jpg");
  if (!a || !b) throw new Error("There are no files");
  await chooser(page).setInputFiles([a, { ...b, buffer: await takePhoto(800, 600) }]);
  await expect(status(page, "2 photos added.")).toBeAttached();
  expect((await shown(page)).photos.map(({ width }) => width)).toEqual([750, 600]);
});

test("an upload that a reload interrupted resumes where it was", async ({ page }) => {
  await sell(page);
  let begun = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/photo-uploads$/.test(request.url())) begun += 1;
  });
  // A part is sent only after the browser has stored the id of its upload.
  let held = 0;
  await page.route(PARTS, () => void (held += 1));
  await page.getByLabel("Add a photo: Kitchen").setInputFiles(await files("one.jpg"));
  await chooser(page).setInputFiles(await files("two.jpg", "three.jpg", "four.jpg"));
  await expect.poll(() => held).toBe(3);
  await expect(onTheirWay(page).getByText("Waiting to upload")).toBeVisible();

  await page.unroute(PARTS);
  await page.reload();
  await expect(card(page, 4, 4)).toBeVisible();
  await expect(onTheirWay(page)).toBeHidden();
  // The server already knew three of the uploads.
  expect(begun).toBe(4);
  expect((await shown(page)).photos.map(({ room }) => room?.key)).toContain("kitchen");
  await page.reload();
  await expect(card(page, 4, 4)).toBeVisible();
});

test("one of two tabs uploads a photo, and the other takes over when it closes", async ({
  page,
  context,
}) => {
  await sell(page);
  await page.route(PARTS, () => undefined);
  await chooser(page).setInputFiles(await files("one.jpg"));
  await expect(onTheirWay(page).getByText(/ MB$/)).toBeVisible();
  const other = await context.newPage();
  await openScreen(other);
  await expect(onTheirWay(other).getByText("Uploading in another tab")).toBeVisible();
  await page.close();
  await expect(card(other, 1, 1)).toBeVisible();
  await expect(onTheirWay(other)).toBeHidden();
});

test.describe("without a connection", () => {
  test.use({ expectedErrors: [NO_CONNECTION] });

  test("photos wait, and are sent when the connection is back", async ({ page, context }) => {
    await sell(page);
    await context.setOffline(true);
    await chooser(page).setInputFiles(await files("one.jpg", "two.jpg"));
    await expect(status(page, "No connection. 2 photos are waiting to upload.")).toBeAttached();
    await context.setOffline(false);
    await expect(card(page, 2, 2)).toBeVisible();
  });
});

test("logging out removes all files from the browser", async ({ page }) => {
  await sell(page);
  await page.route(PARTS, () => undefined);
  const sent = page.waitForRequest(PARTS);
  await chooser(page).setInputFiles(await files("one.jpg"));
  await sent;
  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { name: "Log in to your account" })).toBeVisible();
  const kept = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open("porchlight.uploads");
        request.onsuccess = () => {
          const files = request.result.transaction("files").objectStore("files").count();
          files.onsuccess = () => resolve(files.result);
        };
      }),
  );
  expect(kept).toBe(0);
});

test("a canceled upload isn't added", async ({ page }) => {
  await sell(page);
  await page.route(PARTS, () => undefined);
  const sent = page.waitForRequest(PARTS);
  await chooser(page).setInputFiles(await files("one.jpg"));
  await sent;
  const given = page.waitForRequest((request) => request.method() === "DELETE");
  await page.getByRole("button", { name: "Cancel: one.jpg" }).click();
  await given;
  await expect(onTheirWay(page)).toBeHidden();
  await page.reload();
  await expect(page.getByText("Add your first photos")).toBeVisible();
});
