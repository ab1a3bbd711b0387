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
  it("is saved 1.5 s after the last key, with a quiet message", async () => {
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
    ["the text area loses focus", () => fireEvent.blur(textArea())],
    ["the page is hidden", () => hide("hidden")],
    [
      "the page is about to close",
      () => act(() => void fireEvent(window, new Event("beforeunload"))),
    ],
    ["the page closes", () => act(() => void fireEvent(window, new Event("pagehide")))],
  ])("is saved immediately when %s", async (_when, leave) => {
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

  it("saved while leaving is restored on a page rendered before the save", async () => {
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

  it("to an accepted text makes it unaccepted with the first save", async () => {
    saves("Mine.");
    const { unmount } = await openDescription(accepted(TEXT));
    await press("Edit description");
    await fill("Description", "Mine.");
    await settle(1500);
    expect(textArea()).toHaveValue("Mine.");
    expect(button("Accept Description")).toBeEnabled();
    unmount();
  });

  it("that's too long or empty isn't saved", async () => {
    await openDescription();
    for (const text of ["x".repeat(5001), " "]) {
      await fill("Description", text);
      fireEvent.blur(textArea());
      await settle(5000);
      expect(isShown("Saving…") || isShown("Saved") || isShown(NOT_SAVED)).toBe(false);
    }
    expect(server.calls).toEqual([]);
  });

  it("waits for an acceptance in progress, which saves it", async () => {
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
  it("shows a message, warns on leaving, and is retried when the network is back", async () => {
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

  it("because the session has ended is restored after the next login", async () => {
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

describe("a draft kept in the browser", () => {
  it("survives leaving the screen, even for an accepted text, and can be discarded", async () => {
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

  it("can be discarded with Undo as well", async () => {
    const { unmount } = await openDescription();
    await fill("Description", "Mine.");
    unmount();
    await openDescription();
    await settle();
    await press("Undo");
    expect(textArea()).toHaveValue(TEXT);
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
  });

  it("of a text that was replaced is restored only on request, and then saved", async () => {
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

  it("of a text replaced by an accepted one can be discarded", async () => {
    const { unmount } = await openDescription();
    await fill("Description", "Mine.");
    unmount();
    await openDescription(accepted("A new text."));
    await settle();
    await press("Discard changes");
    expect(screen.queryByText(/earlier one/)).toBeNull();
    expect(screen.getByRole("region", { name: "Done" })).toHaveFocus();
  });

  it("is forgotten when the server already has it", async () => {
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

  it("is replaced by the seller's own on request", async () => {
    await openConflict();
    saves("Mine.");
    await press("Keep mine");
    expect(server.bodies(SAVE).at(-1)).toEqual({ description: "Mine.", replaces: "Theirs." });
    expect(screen.queryByText(/changed somewhere else/)).toBeNull();
    expect(textArea()).toHaveFocus();
    expect(isShown("Saved")).toBe(true);
  });

  it("replaces the seller's own on request, with its done mark", async () => {
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
