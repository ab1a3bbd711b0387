import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
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
import { makeProperty } from "#tests/property.ts";
import { fill, press, renderScreen, settle, toastText } from "#tests/screen.tsx";
import { DescriptionScreen } from "./description-screen.tsx";

const BANNER = "Your description has been accepted.";
const DONE = "Congratulations! You're done.";

const server = setUpDescription();

describe("on load", () => {
  it("opens for editing while the text is not accepted", async () => {
    await openDescription();
    expect(textArea()).toHaveValue(TEXT);
    expect(screen.getByText(`${TEXT.length}/5000`)).toBeVisible();
    expect(button("Accept Description")).toBeEnabled();
    expect(screen.queryByText(DONE)).toBeNull();
    expect(textArea()).not.toHaveFocus();
  });

  it("is read-only and marked done once the text is accepted", async () => {
    await openDescription(accepted(`${TEXT} No children.`));
    expect(screen.queryByLabelText("Description")).toBeNull();
    expect(screen.getByText(/A home with three bedrooms\./)).toBeVisible();
    expect(screen.getByRole("heading", { name: "Review your description" })).toBeVisible();
    expect(screen.getByText(DONE)).toBeVisible();
    expect(screen.getByRole("link", { name: /Pricing/ })).toHaveAttribute("href", "/pricing");
    expect(button("Accept Description")).toBeDisabled();
    expect(screen.queryByText(BANNER)).toBeNull();
    expect(screen.queryByRole("heading", { name: /note/i })).toBeNull();
  });

  it.each([null, makeProperty(), described("")])(
    "says what to do without a text (%#)",
    async (property) => {
      await openDescription(property);
      expect(
        screen.getByText(
          "No description available. Please go back and complete the property features to generate a description.",
        ),
      ).toBeVisible();
      expect(screen.getByRole("link", { name: "Go to Specific Features" })).toHaveAttribute(
        "href",
        "/property-features",
      );
    },
  );

  it("shows a loading message", async () => {
    const answer = server.hold(LATEST);
    renderScreen(<DescriptionScreen />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading description...");
    await answer(200, described(TEXT));
    expect(textArea()).toHaveValue(TEXT);
  });
});

describe("the toolbar", () => {
  it("exposes only the buttons that work", async () => {
    await openDescription();
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(["Undo", "Redo", "Versions", "Rewrite", "Back", "Accept Description"]);
  });
});

describe("editing", () => {
  it("counts characters and blocks a text over the limit without cutting it", async () => {
    await openDescription();
    const long = "x".repeat(5003);
    await fill("Description", long);
    expect(textArea()).toHaveValue(long);
    expect(screen.getByText("5003/5000")).toBeVisible();
    expect(textArea()).toBeInvalid();
    expect(textArea()).toHaveAccessibleDescription(/is 3 characters too long/);
    expect(button("Accept Description")).toBeDisabled();
    expect(button("Rewrite")).toBeDisabled();
    await fill("Description", "Short.");
    expect(textArea()).toBeValid();
    expect(button("Accept Description")).toBeEnabled();
  });

  it("starts at the end of the text, removes the done mark, and saves nothing", async () => {
    await openDescription(accepted(TEXT));
    await press("Edit description");
    expect(textArea()).toHaveFocus();
    expect(textArea().selectionStart).toBe(TEXT.length);
    expect(button("Accept Description")).toBeEnabled();
    expect(screen.queryByText(DONE)).toBeNull();
    await settle(60_000);
    expect(server.calls).toEqual([]);
  });
});

describe("Accept Description", () => {
  it("sends the text, then shows it for review with a 5-second banner", async () => {
    const answer = server.hold(ACCEPT);
    server.answer(LATEST, 200, accepted("Mine."));
    const { unmount } = await openDescription();
    await fill("Description", "Mine. ");
    await press("Accept Description");
    expect(button("Accepting...")).toBeDisabled();
    expect(button("Rewrite")).toBeDisabled();
    expect(textArea()).toHaveAttribute("readonly");
    await answer(200, { description: "Mine.", descriptionAccepted: true });
    expect(server.bodies(ACCEPT)).toEqual([{ description: "Mine. ", replaces: TEXT }]);
    expect(screen.getByText(BANNER)).toBeVisible();
    expect(screen.getByText("Mine.")).toBeVisible();
    expect(screen.getByRole("region", { name: "Done" })).toHaveFocus();
    expect(button("Accept Description")).toBeDisabled();
    await settle(4999);
    expect(screen.getByText(BANNER)).toBeVisible();
    await settle(1);
    expect(screen.queryByText(BANNER)).toBeNull();
    expect(screen.getByText(DONE)).toBeVisible();

    unmount();
    await openDescription(accepted("Mine."));
    await settle();
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
  });

  it("accepts a text without open notes directly", async () => {
    server.answer(ACCEPT, 200, { description: "", descriptionAccepted: true });
    for (const [text, keptNotes] of [
      [TEXT, []],
      ["A home with a nursery and a pool.", ["nursery", "pool"]],
    ] as const) {
      server.answer(LATEST, 200, accepted(text));
      const { unmount } = await openDescription(described(text, { keptNotes: [...keptNotes] }));
      await press("Accept Description");
      await settle();
      expect(screen.queryByRole("alertdialog")).toBeNull();
      expect(screen.getByText(DONE)).toBeVisible();
      unmount();
    }
  });
});

describe("Accept Description with open notes", () => {
  const OPEN = "A home with a nursery, a pool, and a sauna. It has a pool.";
  const question = () => screen.getByRole("alertdialog", { name: "Accept this description?" });
  const items = () =>
    within(question())
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);

  it("lists them first, once each with the reason, and accepts on confirmation", async () => {
    server.answer(ACCEPT, 200, { description: OPEN, descriptionAccepted: true });
    server.answer(LATEST, 200, accepted(OPEN));
    await openDescription(described(OPEN, { keptNotes: ["sauna"] }));
    await press("Accept Description");
    expect(question()).toHaveAccessibleDescription(
      /^These notes on your description are still open:/,
    );
    expect(items()).toEqual([
      expect.stringMatching(/^“nursery” .*household/),
      "“pool” Not in your property details.",
    ]);
    expect(screen.queryByText(DONE)).toBeNull();
    expect(server.bodies(ACCEPT)).toEqual([]);
    await press("Accept anyway");
    expect(server.bodies(ACCEPT)).toEqual([{ description: OPEN, replaces: OPEN }]);
    expect(screen.getByText(BANNER)).toBeVisible();
    expect(screen.getByText(DONE)).toBeVisible();
  });

  it("returns to the button on Escape, and to the first note on request", async () => {
    await openDescription(described("A home with a pool."));
    await press("Accept Description");
    expect(question()).toHaveAccessibleDescription(
      /^This note on your description is still open: *“pool”/,
    );
    expect(button("Go to note")).toHaveFocus();
    fireEvent.keyDown(question(), { key: "Escape" });
    await settle();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(button("Accept Description")).toHaveFocus();
    await press("Accept Description");
    await press("Go to note");
    await settle();
    expect(screen.queryByRole("alertdialog")).toBeNull();
    expect(button("“pool”")).toHaveFocus();
    expect(server.bodies(ACCEPT)).toEqual([]);
  });

  it("quotes the words that may violate fair housing, and lists other open notes", async () => {
    await openDescription(described("Adults only. A pool, and a home with three bedrooms."));
    await press("Accept Description");
    expect(question()).toHaveAccessibleDescription(
      /^Fair housing law prohibits .*These words may do that: “Adults only”\..*This note is also open:/,
    );
    expect(items()).toEqual(["“pool” Not in your property details."]);
    await press("Go to first note");
    await settle();
    expect(button("“Adults only”")).toHaveFocus();
  });

  it("accepts a text with violations on confirmation", async () => {
    const text = "Adults only. No children. A deck, and no children.";
    server.answer(ACCEPT, 200, { description: text, descriptionAccepted: true });
    server.answer(LATEST, 200, accepted(text));
    await openDescription(described(text));
    await press("Accept Description");
    expect(screen.getByRole("alertdialog")).toHaveAccessibleDescription(
      /“Adults only”, “No children”, and “no children”/,
    );
    await press("Accept anyway");
    expect(server.bodies(ACCEPT)).toEqual([{ description: text, replaces: text }]);
    expect(screen.getByText(DONE)).toBeVisible();
  });

  it("asks about text typed a moment ago, too", async () => {
    await openDescription();
    await fill("Description", "No children.");
    await press("Accept Description");
    expect(screen.getByRole("alertdialog")).toBeVisible();
  });
});

describe("an acceptance", () => {
  it("that fails shows no error, keeps the text, and returns the focus", async () => {
    server.answer(ACCEPT, 502, { error: "Something went wrong." });
    await openDescription();
    await fill("Description", "Mine.");
    await press("Accept Description");
    expect(textArea()).toHaveValue("Mine.");
    expect(button("Accept Description")).toBeEnabled();
    expect(button("Accept Description")).toHaveFocus();
    expect(screen.queryByText(/went wrong/)).toBeNull();
    expect(screen.queryByText(BANNER)).toBeNull();
  });

  it("of a text that was changed somewhere else says so, and shows the new one", async () => {
    const error = "The description was changed somewhere else, so it wasn't accepted.";
    server.answer(ACCEPT, 409, { error });
    await openDescription();
    server.answer(LATEST, 200, described("Theirs."));
    await press("Accept Description");
    await settle();
    expect(toastText()).toContain(error);
    await settle(60_000);
    expect(server.bodies(ACCEPT)).toEqual([{ description: TEXT, replaces: TEXT }]);
    expect(textArea()).toHaveValue("Theirs.");
    expect(server.bodies(SAVE)).toEqual([]);
  });

  it("whose response was lost shows what the server has, once it responds", async () => {
    server.answer(ACCEPT, 502, {});
    server.answer(SAVE, 200, { description: TEXT, descriptionAccepted: true });
    await openDescription();
    await press("Accept Description");
    await settle();
    expect(server.bodies(SAVE)).toEqual([{ description: TEXT }]);
    expect(screen.getByText(DONE)).toBeVisible();
  });
});

describe("the accepted text", () => {
  it("shows how many notes it has, since the home's details may have changed", async () => {
    await openDescription(accepted("A home in Chicago with three bedrooms."));
    await settle();
    expect(screen.getByText(/1 note on this description/)).toBeVisible();
    await press("Edit description");
    expect(screen.getByRole("heading", { name: "1 note" })).toBeVisible();
  });
});
