import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import type { PhotosView } from "#lib/schemas/photos.ts";
import { CAMERA, takePhoto } from "#tests/photos/pictures.ts";
import { findFaults } from "./accessibility.ts";
import { expect, NO_CONNECTION, test, works } from "./fixtures.ts";
import { ADDRESS, describeHome, signUp } from "./people.ts";

const PHONE = { width: 390, height: 844 };
const PARTS = "**/api/photo-uploads/*/parts/*";

/** Creates files like a phone's, rotated and with GPS data. */
const files = (...names: string[]) =>
  Promise.all(
    names.map(async (name) => ({
      name,
      mimeType: "image/jpeg",
      buffer: await takePhoto(1000, 750),
    })),
  );

async function openScreen(page: Page): Promise<void> {
  await page.goto("/photography");
  await expect(page.getByRole("heading", { name: "Photography", level: 1 })).toBeVisible();
  await works(page);
}

async function sell(page: Page): Promise<void> {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page);
  await openScreen(page);
}

const chooser = (page: Page) => page.getByLabel("Choose photos");
const card = (page: Page, place: number, count: number) =>
  page.getByRole("button", { name: new RegExp(`^Photo ${place} of ${count}: `) });
const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const onTheirWay = (page: Page) => page.getByRole("region", { name: /uploading$/ });

async function addRooms(page: Page, ...rooms: string[]): Promise<void> {
  for (const room of rooms) {
    await page.getByLabel(`Add a photo: ${room}`).setInputFiles(await files(`${room}.jpg`));
  }
  await expect(onTheirWay(page)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Photo \d+ of / })).toHaveCount(rooms.length);
}

const shown = async (page: Page) =>
  (await (await page.request.get("/api/photos")).json()) as PhotosView;
const roomsOf = async (page: Page) =>
  (await shown(page)).photos.map(({ room }) => room?.key ?? null);

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

/** The drag code loads when the pointer first reaches the photos. */
const canBeDragged = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("ul")].some((list) =>
      Object.keys(list).some((key) => key.startsWith("Sortable")),
    ),
  );

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test.describe("with a file that isn't a photo we can read", () => {
    test.use({ expectedErrors: [/400 \(Bad Request\) \(.*\/complete\)/] });

    test("photos are added without their metadata, and one that fails says why", async ({
      page,
    }) => {
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

  test("a photo is straightened, cropped by keyboard, and restored", async ({ page }) => {
    await sell(page);
    await addRooms(page, "Kitchen");
    await card(page, 1, 1).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Adjust", { exact: true }).click();
    await dialog.getByRole("button", { name: "Turn right" }).click();
    await dialog.getByLabel("Straighten, exact value").fill("2.5");
    await dialog.getByRole("button", { name: /^Move the top left corner/ }).focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.press("Shift+ArrowRight");
    await expect(dialog.getByText(/^80% of the width and 100% of the height/)).toBeAttached();

    await dialog.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await card(page, 1, 1).click();
    await expect(dialog.getByText("Your unsaved changes are still here.")).toBeVisible();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByText("Photo saved.")).toBeVisible();
    const [edited] = (await shown(page)).photos;
    expect(edited?.edits).toEqual({
      rotation: 90,
      straighten: 2.5,
      crop: { left: 0.2, top: 0, width: 0.8, height: 1 },
      brightness: 1,
    });

    await dialog.getByText("Adjust", { exact: true }).click();
    await dialog.getByRole("button", { name: "Reset to original" }).click();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(async () => (await shown(page)).photos[0]?.width).toBe(750);
  });

  test("photos and their dialog have no axe violations", async ({ page }) => {
    await sell(page);
    await addRooms(page, "Kitchen", "Living room");
    expect(await findFaults(page)).toEqual([]);
    await card(page, 2, 2).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^This photo was digitally altered/).check();
    expect(await findFaults(page)).toEqual([]);
    await dialog.getByText("Adjust", { exact: true }).click();
    expect(await findFaults(page)).toEqual([]);
  });
});

test.describe("at any width", () => {
  test.use({ viewport: PHONE });

  test("photos are in the order in which they were chosen", async ({ page }) => {
    await sell(page);
    await holdUntil(page, "a.jpg", "b.jpg");
    const [a, b] = await files("a.jpg", "b.jpg");
    if (!a || !b) throw new Error("There are no files");
    await chooser(page).setInputFiles([a, { ...b, buffer: await takePhoto(800, 600) }]);
    await expect(status(page, "2 photos added.")).toBeAttached();
    expect((await shown(page)).photos.map(({ width }) => width)).toEqual([750, 600]);
  });

  test("photos are moved by keys and buttons, announced, deleted and restored", async ({
    page,
  }) => {
    await sell(page);
    await addRooms(page, "Kitchen", "Living room", "Front of the home");
    await expect(
      page.getByText("Most listing sites want the front of the home as the first photo."),
    ).toBeVisible();

    await card(page, 3, 3).focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await expect(status(page, "Front of the home is now 2 of 3.")).toBeAttached();
    await expect(card(page, 2, 3)).toBeFocused();
    await page.keyboard.press("Shift+Home");
    await expect(
      status(page, "Front of the home is now first, so it's the cover photo."),
    ).toBeAttached();
    await expect.poll(() => roomsOf(page)).toEqual(["exterior_front", "kitchen", "living_room"]);

    await page.getByRole("button", { name: "Move or delete Living room, 3 of 3" }).click();
    await page.getByRole("menuitem", { name: "Move to…" }).click();
    const place = page.getByLabel("Position (1 to 3)");
    await place.fill("9");
    await page.getByRole("button", { name: "Move photo", exact: true }).click();
    await expect(page.getByText("Enter a whole number from 1 to 3.")).toBeVisible();
    await place.fill("2");
    await page.getByRole("button", { name: "Move photo", exact: true }).click();
    await expect.poll(() => roomsOf(page)).toEqual(["exterior_front", "living_room", "kitchen"]);

    await card(page, 3, 3).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("heading", { name: "Kitchen" })).toBeVisible();
    await dialog.getByLabel("Caption").fill("Perfect for a young family");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByText("Photo saved.")).toBeVisible();
    await expect(dialog.getByText(/^Fair housing/)).toBeVisible();
    await dialog.getByLabel("Caption").fill("Morning light over the counter");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByText(/^Fair housing/)).toHaveCount(0);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(card(page, 3, 3)).toBeFocused();

    await page.reload();
    await expect(page.getByText("Morning light over the counter")).toBeVisible();
    await page.getByRole("button", { name: "Move or delete Kitchen, 3 of 3" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await expect(card(page, 2, 2)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(card(page, 3, 3)).toBeVisible();
    await expect(page.getByText("Morning light over the counter")).toBeVisible();

    await card(page, 2, 3).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.getByText("Deleted photos (1)").click();
    await page.getByRole("button", { name: "Restore Living room" }).click();
    await expect.poll(() => roomsOf(page)).toEqual(["exterior_front", "living_room", "kitchen"]);
  });

  test("rooms are chosen in place, and several photos change together", async ({ page }) => {
    await sell(page);
    await addRooms(page, "Kitchen", "Living room", "Front of the home");
    await page.getByLabel("Room of photo 2").selectOption("Dining room");
    await expect.poll(() => roomsOf(page)).toEqual(["kitchen", "dining_room", "exterior_front"]);

    await page.getByRole("button", { name: "Select", exact: true }).click();
    await card(page, 1, 3).click();
    await card(page, 2, 3).click();
    await expect(page.getByText("2 selected")).toBeVisible();
    await page.getByLabel("Room for the selected photos").selectOption("Yard");
    await expect.poll(() => roomsOf(page)).toEqual(["yard", "yard", "exterior_front"]);

    await page.getByRole("button", { name: "Select", exact: true }).click();
    await card(page, 1, 3).click();
    await card(page, 2, 3).click();
    await page
      .getByRole("group", { name: "Selected photos" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect(card(page, 1, 1)).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(async () => (await shown(page)).photos.length).toBe(3);
  });

  test("an altered photo is labeled, with the original beside it", async ({ page }) => {
    await sell(page);
    await addRooms(page, "Kitchen", "Living room");
    await card(page, 2, 2).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^This photo was digitally altered/).check();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByText("Choose what was changed")).toBeVisible();
    await expect(dialog.getByText("Choose the original photo")).toBeVisible();
    await dialog.getByLabel("Furniture or other items added").check();
    await dialog.getByRole("radio", { name: /kitchen/i }).check();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByText("Altered", { exact: true })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("Altered", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "View unaltered photo" }).click();
    await expect(dialog.getByRole("heading", { name: "Kitchen" })).toBeVisible();
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

  test.describe("when another member edits at the same time", () => {
    test.use({ expectedErrors: [/409 \(Conflict\)/] });

    test("both texts are shown, and the person's own stays", async ({ page }) => {
      await sell(page);
      await addRooms(page, "Kitchen");
      await card(page, 1, 1).click();
      const dialog = page.getByRole("dialog");
      const caption = dialog.getByLabel("Caption");
      await caption.fill("Mine");
      const [photo] = (await shown(page)).photos;
      await page.request.patch(`/api/photos/${photo?.id}`, {
        data: { revision: photo?.revision, caption: "Theirs" },
      });
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(dialog.getByText("Saved by someone else: “Theirs”.")).toBeVisible();
      await expect(caption).toHaveValue("Mine");
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(dialog.getByText("Photo saved.")).toBeVisible();
      expect((await shown(page)).photos[0]?.caption).toBe("Mine");
    });
  });
});

test("a photo is dragged by mouse", async ({ page }) => {
  await sell(page);
  await addRooms(page, "Kitchen", "Living room", "Front of the home");
  const from = await card(page, 3, 3).boundingBox();
  const to = await card(page, 1, 3).boundingBox();
  if (!from || !to) throw new Error("The photographs are not shown");
  await page.mouse.move(from.x + 60, from.y + 80);
  await canBeDragged(page);
  await page.mouse.down();
  await page.mouse.move(from.x - 40, from.y + 80, { steps: 5 });
  await page.mouse.move(to.x + 40, to.y + 80, { steps: 10 });
  await expect(page.locator("li.opacity-40")).toHaveCount(1);
  await page.mouse.up();
  await expect.poll(() => roomsOf(page)).toEqual(["exterior_front", "kitchen", "living_room"]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("by touch", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a photo is dragged after a long press", async ({ page }) => {
    await sell(page);
    await addRooms(page, "Kitchen", "Living room");
    await card(page, 2, 2).scrollIntoViewIfNeeded();
    await page.getByRole("heading", { name: "Your photos" }).tap();
    await canBeDragged(page);
    const from = await card(page, 2, 2).boundingBox();
    const to = await card(page, 1, 2).boundingBox();
    if (!from || !to) throw new Error("The photographs are not shown");
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number, y?: number) =>
      devtools.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: x === undefined || y === undefined ? [] : [{ x, y }],
      });
    const y = from.y + 60;
    await touch("touchStart", from.x + 60, y);
    await expect(page.locator(".sortable-chosen")).toHaveCount(1);
    for (let x = from.x + 60; x > to.x + 30; x -= 10) await touch("touchMove", x, y);
    await expect(page.locator("li.opacity-40")).toHaveCount(1);
    await touch("touchEnd");
    await expect.poll(() => roomsOf(page)).toEqual(["living_room", "kitchen"]);
  });
});
