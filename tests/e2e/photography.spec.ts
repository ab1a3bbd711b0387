import type { Page } from "@playwright/test";
import { findFaults } from "./accessibility.ts";
import { expect, test } from "./fixtures.ts";
import { PHONE, sell, card, status, addRooms, shown, roomsOf } from "./photo-screen.ts";

/** The drag code loads when the pointer first reaches the photos. */
const canBeDragged = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("ul")].some((list) =>
      Object.keys(list).some((key) => key.startsWith("Sortable")),
    ),
  );

async function dragLastToFront(page: Page): Promise<void> {
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
  await expect.poll(() => roomsOf(page)).toEqual(["exterior_front", "yard", "yard"]);
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("a photo is straightened, cropped by keyboard, and restored", async ({ page }) => {
    await sell(page);
    await addRooms(page, "Kitchen");
    await card(page, 1, 1).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Adjust", { exact: true }).click();
    expect(await findFaults(page)).toEqual([]);
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

  test("rooms are chosen in place, several photos change together, and one is dragged by mouse", async ({
    page,
  }) => {
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

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.reload();
    await dragLastToFront(page);
  });

  test("an altered photo is labeled, with the original beside it", async ({ page }) => {
    await sell(page);
    await addRooms(page, "Kitchen", "Living room");
    expect(await findFaults(page)).toEqual([]);
    await card(page, 2, 2).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/^This photo was digitally altered/).check();
    expect(await findFaults(page)).toEqual([]);
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
