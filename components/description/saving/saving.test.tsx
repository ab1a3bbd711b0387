import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { navigateTo } from "#components/ui/navigate.ts";
import {
  ACCEPT,
  accepted,
  button,
  described,
  LATEST,
  openDescription,
  SAVE,
  setUpDescription,
  TEXT,
  textArea,
} from "#tests/description-screen.tsx";
import { router } from "#tests/navigation.ts";
import { fill, press, settle } from "#tests/screen.tsx";

const server = setUpDescription();

const saves = (description: string, descriptionAccepted = false) =>
  server.answer(SAVE, 200, { description, descriptionAccepted });
const NOT_SAVED = "Not saved yet. We'll try again.";
const isShown = (words: string) => screen.queryAllByText(words).length > 0;

function hide(state: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

describe("an edit", () => {
  it("is saved 1.5 s after the last key, and says so quietly", async () => {
    const answer = server.hold(SAVE);
    await openDescription();
    expect(isShown("Saved")).toBe(false);
    await fill("Description", "Mine. ");
    expect(isShown("Saving…")).toBe(true);
    await settle(1500);
    expect(server.bodies(SAVE)).toEqual([{ description: "Mine.", replaces: TEXT }]);
    await answer(200, { description: "Mine.", descriptionAccepted: false });
    expect(isShown("Saved")).toBe(true);
    // The server's trimmed text must not replace what is being typed.
    expect(textArea()).toHaveValue("Mine. ");
    expect(screen.queryByRole("status", { name: /Sav/ })).toBeNull();
  });

  it.each([
    ["the text area is left", () => fireEvent.blur(textArea())],
    ["the page is hidden", () => hide("hidden")],
    ["the page may be left", () => act(() => void fireEvent(window, new Event("beforeunload")))],
    ["the page is left", () => act(() => void fireEvent(window, new Event("pagehide")))],
  ])("is saved at once when %s", async (_when, leave) => {
    saves("Mine.");
    await openDescription();
    await fill("Description", "Mine.");
    leave();
    await settle();
    expect(server.bodies(SAVE)).toEqual([{ description: "Mine.", replaces: TEXT }]);
    hide("visible");
    await settle(60_000);
    expect(server.bodies(SAVE)).toHaveLength(1);
  });

  it("that was saved as its page was left is there on a page that the server made before", async () => {
    saves("Mine.");
    const { unmount } = await openDescription();
    await fill("Description", "Mine.");
    act(() => void fireEvent(window, new Event("beforeunload")));
    await settle();
    expect(isShown("Saved")).toBe(true);
    unmount();
    await openDescription();
    expect(textArea()).toHaveValue("Mine.");
    await settle(1500);
    expect(server.bodies(SAVE).at(-1)).toEqual({ description: "Mine.", replaces: TEXT });
  });

  it("of an accepted text takes its mark off with the first save", async () => {
    saves("Mine.");
    const { unmount } = await openDescription(accepted(TEXT));
    await press("Edit description");
    await fill("Description", "Mine.");
    await settle(1500);
    expect(textArea()).toHaveValue("Mine.");
    expect(button("Accept Description")).toBeEnabled();
    unmount();
  });

  it("that is too long or empty is not saved, and the message says why", async () => {
    await openDescription();
    for (const text of ["x".repeat(5001), " "]) {
      await fill("Description", text);
      fireEvent.blur(textArea());
      await settle(5000);
      expect(isShown("Saving…") || isShown("Saved") || isShown(NOT_SAVED)).toBe(false);
    }
    expect(server.calls).toEqual([]);
  });

  it("waits for accepting to end, which saves it", async () => {
    const answer = server.hold(ACCEPT);
    await openDescription();
    await fill("Description", "Mine.");
    await press("Accept Description");
    await settle(60_000);
    server.answer(LATEST, 200, accepted("Mine."));
    await answer(200, { description: "Mine.", descriptionAccepted: true });
    await settle(60_000);
    expect(server.bodies(SAVE)).toEqual([]);
    expect(screen.getByText("Congratulations! You're done.")).toBeVisible();
  });
});

describe("an edit that can't be saved", () => {
  it("says so, stays in the tab, and is tried again, at once when the network is back", async () => {
    await openDescription();
    await fill("Description", "Mine.");
    await settle(1500);
    expect(isShown(NOT_SAVED)).toBe(true);
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
      NOT_SAVED,
    );
    const leaving = createEvent("beforeunload", window, { cancelable: true });
    fireEvent(window, leaving);
    expect(leaving.defaultPrevented).toBe(true);

    saves("Mine.");
    fireEvent(window, new Event("online"));
    await settle();
    expect(isShown("Saved")).toBe(true);
    // The page stayed open, so the draft is removed.
    await settle(10_000);
    expect(window.sessionStorage).toHaveLength(0);
    expect(window.localStorage).toHaveLength(0);
    const leavingSaved = createEvent("beforeunload", window, { cancelable: true });
    fireEvent(window, leavingSaved);
    expect(leavingSaved.defaultPrevented).toBe(false);
  });

  it("because the session has ended comes back after the next sign-in", async () => {
    server.answer(SAVE, 401, { error: "Unauthorized" });
    const { unmount } = await openDescription();
    await fill("Description", "Mine.");
    await settle(1500);
    expect(navigateTo).toHaveBeenCalledWith("/");
    unmount();
    await openDescription();
    await settle();
    expect(textArea()).toHaveValue("Mine.");
    expect(screen.getByText(/Your unsaved changes are still here\./)).toBeVisible();
    saves("Mine.");
    await settle(1500);
    expect(screen.getByText(/Your changes from last time were restored and saved\./)).toBeVisible();
  });
});

describe("what was kept in the tab", () => {
  it("outlives leaving the screen, also for a text that was accepted, and can be let go", async () => {
    const { unmount } = await openDescription(accepted(TEXT));
    await press("Edit description");
    await fill("Description", "Mine.");
    await press("Back");
    expect(router.push.mock.calls).toEqual([["/property-features"]]);
    unmount();
    await openDescription(accepted(TEXT));
    await settle();
    expect(textArea()).toHaveValue("Mine.");
    await press("Discard changes");
    expect(screen.getByText("Congratulations! You're done.")).toBeVisible();
    await settle(60_000);
    expect(window.sessionStorage).toHaveLength(0);
    expect(window.localStorage).toHaveLength(0);
  });

  it("is let go by Undo as well", async () => {
    const { unmount } = await openDescription();
    await fill("Description", "Mine.");
    unmount();
    await openDescription();
    await settle();
    await press("Undo");
    expect(textArea()).toHaveValue(TEXT);
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
  });

  it("of a text that was replaced meanwhile comes back only on request, and is then saved", async () => {
    const { unmount } = await openDescription();
    await fill("Description", "Mine.");
    unmount();
    await openDescription(described("A new text."));
    await settle();
    expect(textArea()).toHaveValue("A new text.");
    saves("Mine.");
    await press("Restore changes");
    expect(textArea()).toHaveValue("Mine.");
    expect(textArea()).toHaveFocus();
    expect(screen.queryByText(/earlier one/)).toBeNull();
    await settle(1500);
    expect(server.bodies(SAVE).at(-1)).toEqual({ description: "Mine.", replaces: "A new text." });
  });

  it("of a text that was replaced by an accepted one can be let go", async () => {
    const { unmount } = await openDescription();
    await fill("Description", "Mine.");
    unmount();
    await openDescription(accepted("A new text."));
    await settle();
    await press("Discard changes");
    expect(screen.queryByText(/earlier one/)).toBeNull();
    expect(screen.getByRole("region", { name: "Done" })).toHaveFocus();
  });

  it("is forgotten once the server has it", async () => {
    const { unmount } = await openDescription();
    await fill("Description", "Mine.");
    unmount();
    await openDescription(described("Mine."));
    await settle();
    expect(screen.queryByText(/changes/)).toBeNull();
  });
});

describe("a text that was changed elsewhere", () => {
  async function openConflict() {
    server.answer(SAVE, 409, { error: "The description was changed elsewhere." });
    server.answer(LATEST, 200, accepted("Theirs."));
    await openDescription();
    await fill("Description", "Mine.");
    await settle(1500);
    expect(screen.getByText(/changed somewhere else/)).toBeVisible();
    expect(textArea()).toHaveValue("Mine.");
  }

  it("gives way to the seller's own", async () => {
    await openConflict();
    saves("Mine.");
    await press("Keep mine");
    expect(server.bodies(SAVE).at(-1)).toEqual({ description: "Mine.", replaces: "Theirs." });
    expect(screen.queryByText(/changed somewhere else/)).toBeNull();
    expect(textArea()).toHaveFocus();
    expect(isShown("Saved")).toBe(true);
  });

  it("takes its place, with its mark", async () => {
    await openConflict();
    await press("Use their version");
    await settle(5000);
    expect(screen.getByText("Theirs.")).toBeVisible();
    expect(screen.getByText("Congratulations! You're done.")).toBeVisible();
    expect(screen.getByRole("region", { name: "Done" })).toHaveFocus();
    expect(server.bodies(SAVE)).toHaveLength(1);
    await press("Edit description");
    await press("Undo");
    expect(textArea()).toHaveValue("Mine.");
  });
});
