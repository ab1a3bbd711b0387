import type { Page } from "@playwright/test";
import type { PhotosView } from "#lib/schemas/photos.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { expect, works } from "./fixtures.ts";
import { ADDRESS, describeHome, signUp } from "./people.ts";

export const PHONE = { width: 390, height: 844 };
export const PARTS = "**/api/photo-uploads/*/parts/*";

/** Creates files like a phone's, rotated and with GPS data. */
export const files = (...names: string[]) =>
  Promise.all(
    names.map(async (name) => ({
      name,
      mimeType: "image/jpeg",
      buffer: await takePhoto(1000, 750),
    })),
  );

/** Opens the Photography screen. */
export async function openScreen(page: Page): Promise<void> {
  await page.goto("/photography");
  await expect(page.getByRole("heading", { name: "Photography", level: 1 })).toBeVisible();
  await works(page);
}

/** Signs up with a home, and opens the Photography screen. */
export async function sell(page: Page): Promise<void> {
  await signUp(page);
  await page.request.post("/api/property", { data: ADDRESS });
  await describeHome(page);
  await openScreen(page);
}

export const chooser = (page: Page) => page.getByLabel("Choose photos");
export const card = (page: Page, place: number, count: number) =>
  page.getByRole("button", { name: new RegExp(`^Photo ${place} of ${count}: `) });
export const status = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text });
export const onTheirWay = (page: Page) => page.getByRole("region", { name: /uploading$/ });

/** Adds a photo to each of these rooms. */
export async function addRooms(page: Page, ...rooms: string[]): Promise<void> {
  for (const room of rooms) {
    await page.getByLabel(`Add a photo: ${room}`).setInputFiles(await files(`${room}.jpg`));
  }
  await expect(onTheirWay(page)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Photo \d+ of / })).toHaveCount(rooms.length);
}

/** Returns the photos as the API lists them. */
export const shown = async (page: Page) =>
  (await (await page.request.get("/api/photos")).json()) as PhotosView;
export const roomsOf = async (page: Page) =>
  (await shown(page)).photos.map(({ room }) => room?.key ?? null);
