import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { PhotosView } from "#lib/schemas/photos.ts";
import { photoOf, photosOf } from "#tests/photos/view.ts";
import { press, renderScreen, settle, setUpScreen, toastText } from "#tests/screen.tsx";
import { PhotographyScreen } from "./photography-screen.tsx";

const server = setUpScreen({ path: "/photography" });

const KITCHEN = photoOf(1, { room: { key: "kitchen", number: null } });
const BEDROOM = photoOf(2, { room: { key: "bedroom", number: 2 } });
const YARD = photoOf(3, { room: { key: "yard", number: null } });
const ALL = photosOf([KITCHEN, BEDROOM, YARD]);

async function open(view: PhotosView) {
  renderScreen(<PhotographyScreen />, { "/api/photos": view });
  await settle();
}

const cards = () => screen.getAllByRole("button", { name: /^Photo \d+ of \d+:/ });
const namesOf = () =>
  screen
    .getAllByLabelText<HTMLSelectElement>(/^Room of photo/)
    .map((select) => select.selectedOptions[0]?.text);
const placeOf = ({ id }: { id: string }) => `PUT /api/photos/${id}/place`;
const said = (text: string) =>
  screen.getAllByRole("status").some((status) => status.textContent === text);

describe("the order", () => {
  it("is changed on the screen at once, announced, and then sent", async () => {
    const answer = server.hold(placeOf(YARD));
    await open(ALL);
    const yard = cards()[2]!;
    act(() => yard.focus());
    fireEvent.keyDown(yard, { key: "ArrowLeft", shiftKey: true });
    await settle();
    expect(namesOf()).toEqual(["Kitchen", "Yard", "Bedroom 2"]);
    expect(said("Yard is now 2 of 3.")).toBe(true);
    expect(server.bodies(placeOf(YARD))).toEqual([{ beforePhotoId: BEDROOM.id }]);
    await answer(200, photosOf([KITCHEN, YARD, BEDROOM]));
    expect(namesOf()).toEqual(["Kitchen", "Yard", "Bedroom 2"]);
  });

  it("is undone where it can't be kept", async () => {
    server.answer(placeOf(YARD), 503, { error: "Porchlight can't reach its database right now." });
    server.answer("GET /api/photos", 200, ALL);
    await open(ALL);
    fireEvent.keyDown(cards()[2]!, { key: "Home", shiftKey: true });
    await settle();
    expect(namesOf()).toEqual(["Kitchen", "Bedroom 2", "Yard"]);
    expect(toastText()).toContain("We couldn't move the photo");
  });

  it("keeps later moves while an earlier one is on its way", async () => {
    const first = server.hold(placeOf(YARD));
    server.answer(placeOf(KITCHEN), 200, photosOf([YARD, BEDROOM, KITCHEN]));
    await open(ALL);
    fireEvent.keyDown(cards()[2]!, { key: "Home", shiftKey: true });
    await settle();
    fireEvent.keyDown(cards()[1]!, { key: "End", shiftKey: true });
    await settle();
    expect(namesOf()).toEqual(["Yard", "Bedroom 2", "Kitchen"]);
    expect(server.callsOf(placeOf(KITCHEN))).toEqual([]);
    await first(200, photosOf([YARD, KITCHEN, BEDROOM]));
    expect(namesOf()).toEqual(["Yard", "Bedroom 2", "Kitchen"]);
    expect(server.bodies(placeOf(KITCHEN))).toEqual([{ beforePhotoId: null }]);
  });

  it("is not changed by keys past its ends", async () => {
    await open(ALL);
    fireEvent.keyDown(cards()[0]!, { key: "ArrowLeft", shiftKey: true });
    fireEvent.keyDown(cards()[2]!, { key: "ArrowRight", shiftKey: true });
    fireEvent.keyDown(cards()[1]!, { key: "ArrowRight" });
    await settle();
    expect(server.calls).toEqual([]);
  });
});

it("loads thumbnails alone, the first row at once, each in the space that it will take", async () => {
  await open(ALL);
  const pictures = screen.getAllByRole("img");
  expect(pictures).toHaveLength(3);
  const [cover, second, third] = pictures;
  for (const first of [cover, second]) {
    expect(first).toHaveAttribute("loading", "eager");
    expect(first).toHaveAttribute("fetchpriority", "high");
  }
  expect(third).toHaveAttribute("loading", "lazy");
  expect(third).not.toHaveAttribute("fetchpriority");
  for (const picture of pictures) {
    expect(picture).toHaveAttribute("width", "1600");
    expect(picture.getAttribute("srcset")).toMatch(/^\S+\.jpg 400w$/);
  }
});

it("says where nothing can be added, and offers no way to", async () => {
  const cannotAdd = "There is no place for photographs yet.";
  await open(photosOf([], { cannotAdd }));
  expect(screen.getByText(cannotAdd)).toBeVisible();
  expect(screen.queryByLabelText(/^Choose photos/)).toBeNull();
  expect(screen.queryByLabelText(/^Add/)).toBeNull();
});

it("says that the listing is full", async () => {
  await open(photosOf(Array.from({ length: 60 }, (_, index) => photoOf(index + 1))));
  expect(screen.getByText(/^You.ve reached the limit of 60 photos/)).toBeVisible();
  expect(screen.queryByLabelText("Choose photos")).toBeNull();
});

it("a photograph that was changed is labeled, with the unaltered one beside it", async () => {
  const altered = photoOf(4, {
    room: { key: "office", number: null },
    alteration: { kinds: ["items_added"], unalteredPhotoId: KITCHEN.id },
  });
  await open(photosOf([altered, KITCHEN]));
  const card = cards()[0]!.closest("li")!;
  expect(within(card).getByText("Altered")).toBeVisible();
  await press("View unaltered photo");
  expect(
    within(screen.getByRole("dialog")).getByRole("heading", { name: "Kitchen" }),
  ).toBeVisible();
});

describe("a deleted photograph", () => {
  const gone = { ...YARD, goneAt: "2026-06-01T12:00:00.000Z" };
  const LEFT = photosOf([KITCHEN, BEDROOM], { deleted: [gone] });

  it("goes without a question, and comes back by Undo", async () => {
    server.answer(`DELETE /api/photos/${YARD.id}`, 200, LEFT);
    server.answer(`POST /api/photos/${YARD.id}/restore`, 200, ALL);
    await open(ALL);
    await press("Move or delete Yard, 3 of 3");
    fireEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
    await settle();
    expect(namesOf()).toEqual(["Kitchen", "Bedroom 2"]);
    expect(screen.getByRole("heading", { name: "Your photos" })).toHaveFocus();
    await press("Undo");
    expect(namesOf()).toEqual(["Kitchen", "Bedroom 2", "Yard"]);
  });

  it("stands below until it is gone", async () => {
    server.answer(`POST /api/photos/${YARD.id}/restore`, 200, ALL);
    await open(LEFT);
    expect(screen.getByText("Deleted photos (1)")).toBeVisible();
    expect(screen.getByText("Will be deleted permanently on June 1")).toBeInTheDocument();
    fireEvent.click(screen.getByRole("button", { name: "Restore Yard", hidden: true }));
    await settle();
    expect(cards()).toHaveLength(3);
    expect(screen.queryByText(/^Deleted photos/)).toBeNull();
  });
});

const changeOf = ({ id }: { id: string }) => `PATCH /api/photos/${id}`;
const roomOf = (place: number) => screen.getByLabelText(`Room of photo ${place}`);

describe("the room of a photograph", () => {
  it("is chosen under it", async () => {
    server.answer(
      changeOf(YARD),
      200,
      photosOf([KITCHEN, BEDROOM, { ...YARD, room: KITCHEN.room }]),
    );
    await open(ALL);
    fireEvent.change(roomOf(3), { target: { value: "kitchen " } });
    await settle();
    expect(server.bodies(changeOf(YARD))).toEqual([
      { revision: YARD.revision, room: { key: "kitchen", number: null } },
    ]);
    expect(namesOf()).toEqual(["Kitchen", "Bedroom 2", "Kitchen"]);
  });

  it("stays what it was where it can't be kept", async () => {
    server.answer(changeOf(YARD), 409, { error: "Someone else changed this photo." });
    server.answer("GET /api/photos", 200, ALL);
    await open(ALL);
    fireEvent.change(roomOf(3), { target: { value: "" } });
    await settle();
    expect(namesOf()).toEqual(["Kitchen", "Bedroom 2", "Yard"]);
    expect(toastText()).toContain("We couldn't set the room");
  });

  it("is asked for where one has none", async () => {
    await open(photosOf([KITCHEN, photoOf(4, { room: null })]));
    await press("Choose a room");
    expect(roomOf(2)).toHaveFocus();
  });
});

describe("selected photographs", () => {
  const select = (...places: number[]) => {
    for (const place of places) fireEvent.click(cards()[place - 1]!);
  };

  it("get a room together", async () => {
    const room = { key: "yard" as const, number: null };
    server.answer(changeOf(KITCHEN), 200, photosOf([{ ...KITCHEN, room }, BEDROOM, YARD]));
    server.answer(
      changeOf(BEDROOM),
      200,
      photosOf([{ ...KITCHEN, room }, { ...BEDROOM, room }, YARD]),
    );
    await open(ALL);
    await press("Select");
    select(1, 2);
    expect(screen.getByText("2 selected")).toBeVisible();
    fireEvent.change(screen.getByLabelText("Room for the selected photos"), {
      target: { value: "yard " },
    });
    await settle();
    expect(namesOf()).toEqual(["Yard", "Yard", "Yard"]);
    expect(screen.queryByText("2 selected")).toBeNull();
  });

  it("are deleted together, and come back together", async () => {
    const gone = [KITCHEN, YARD].map((photo) => ({ ...photo, goneAt: "2026-06-01T12:00:00.000Z" }));
    server.answer(`DELETE /api/photos/${KITCHEN.id}`, 200, photosOf([BEDROOM, YARD]));
    server.answer(`DELETE /api/photos/${YARD.id}`, 200, photosOf([BEDROOM], { deleted: gone }));
    server.answer(`POST /api/photos/${KITCHEN.id}/restore`, 200, photosOf([KITCHEN, BEDROOM]));
    server.answer(`POST /api/photos/${YARD.id}/restore`, 200, ALL);
    await open(ALL);
    await press("Select");
    select(1, 2, 3, 2);
    expect(cards().map((card) => card.getAttribute("aria-pressed"))).toEqual([
      "true",
      "false",
      "true",
    ]);
    await press("Delete");
    expect(namesOf()).toEqual(["Bedroom 2"]);
    expect(toastText()).toContain("2 photos deleted");
    await press("Undo");
    expect(namesOf()).toEqual(["Kitchen", "Bedroom 2", "Yard"]);
  });
});
