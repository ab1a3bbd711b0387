import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeProperty } from "#tests/property.ts";
import { fill, press, renderScreen, settle, stubServer } from "#tests/screen.tsx";
import { DescriptionScreen } from "./description-screen.tsx";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const REWRITE = "POST /api/properties/features/rewrite";
const ACCEPT = "POST /api/properties/description/accept";
const LATEST = "GET /api/properties/latest";
const BANNER = "Your description has been accepted.";
const DONE = "Congratulations! You're done.";
const TEXT = "A home with three bedrooms.\n\nIt has a garden.";

let server: ReturnType<typeof stubServer>;

beforeEach(() => {
  vi.useFakeTimers();
  server = stubServer();
  window.sessionStorage.clear();
  push.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const described = (generatedDescription: string, descriptionAccepted = false) =>
  makeProperty({ generatedDescription, descriptionAccepted });
const open = (property: unknown = described(TEXT)) =>
  renderScreen(<DescriptionScreen />, { "/api/properties/latest": property });
const bodies = (name: string) =>
  server.calls.filter(({ call }) => call === name).map(({ body }) => body);
const area = () => screen.getByLabelText<HTMLTextAreaElement>("Description");
const button = (name: string) => screen.getByRole("button", { name });

describe("on load", () => {
  it("opens for editing while the text is not accepted", () => {
    open();
    expect(area()).toHaveValue(TEXT);
    expect(screen.getByText(`${TEXT.length}/5000`)).toBeVisible();
    expect(button("Accept Description")).toBeEnabled();
    expect(screen.queryByText(DONE)).toBeNull();
    expect(area()).not.toHaveFocus();
  });

  it("is for reading, and marked, once the text was accepted", () => {
    open(described(TEXT, true));
    expect(screen.queryByLabelText("Description")).toBeNull();
    expect(screen.getByText(/A home with three bedrooms\./)).toBeVisible();
    expect(screen.getByRole("heading", { name: "Review your description" })).toBeVisible();
    expect(screen.getByText(DONE)).toBeVisible();
    expect(screen.getByRole("link", { name: /Pricing/ })).toHaveAttribute("href", "/pricing");
    expect(button("Accept Description")).toBeDisabled();
    expect(screen.queryByText(BANNER)).toBeNull();
  });

  it.each([null, makeProperty(), described("")])(
    "without a text (%#) says what to do",
    (property) => {
      open(property);
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

  it("says what is loading", async () => {
    const answer = server.hold(LATEST);
    renderScreen(<DescriptionScreen />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading description...");
    await answer(200, described(TEXT));
    expect(area()).toHaveValue(TEXT);
  });
});

describe("the decorative toolbar", () => {
  it("is met neither by the keyboard nor by a screen reader", () => {
    open();
    const names = screen.getAllByRole("button").map(({ textContent }) => textContent);
    expect(names).toEqual(["Back", "Rewrite", "Accept Description"]);
  });
});

describe("editing", () => {
  it("counts along, and blocks a text over the limit without cutting it", async () => {
    open();
    const long = "x".repeat(5003);
    await fill("Description", long);
    expect(area()).toHaveValue(long);
    expect(screen.getByText("5003/5000")).toBeVisible();
    expect(area()).toBeInvalid();
    expect(area()).toHaveAccessibleDescription(/Too long by 3 characters/);
    expect(button("Accept Description")).toBeDisabled();
    expect(button("Rewrite")).toBeDisabled();
    await fill("Description", "Short.");
    expect(area()).toBeValid();
    expect(button("Accept Description")).toBeEnabled();
  });

  it("starts with the pencil, at the end of the text, and takes the mark off", async () => {
    open(described(TEXT, true));
    await press("Edit description");
    expect(area()).toHaveFocus();
    expect(area().selectionStart).toBe(TEXT.length);
    expect(button("Accept Description")).toBeEnabled();
    expect(screen.queryByText(DONE)).toBeNull();
    expect(server.calls).toEqual([]);
  });

  it("outlives leaving the screen, also for a text that was accepted", async () => {
    const { unmount } = open(described(TEXT, true));
    await press("Edit description");
    await fill("Description", "Mine.");
    await press("Back");
    expect(push.mock.calls).toEqual([["/property-features"]]);
    unmount();
    open(described(TEXT, true));
    await settle();
    expect(area()).toHaveValue("Mine.");
    await press("Discard them");
    expect(screen.getByText(DONE)).toBeVisible();
  });

  it("of a text that was replaced meanwhile comes back only on request", async () => {
    const { unmount } = open();
    await fill("Description", "Mine.");
    unmount();
    open(described("A new text."));
    await settle();
    expect(area()).toHaveValue("A new text.");
    await press("Bring them back");
    expect(area()).toHaveValue("Mine.");
    expect(screen.queryByText(/earlier one/)).toBeNull();
  });
});

describe("Rewrite", () => {
  it("sends the text as it stands and replaces it with the answer", async () => {
    const answer = server.hold(REWRITE);
    server.answer(LATEST, 200, described("Another text."));
    open();
    await fill("Description", "Mine.");
    await press("Rewrite");
    expect(button("Rewriting...")).toBeDisabled();
    expect(button("Accept Description")).toBeDisabled();
    expect(area()).toHaveAttribute("readonly");
    fireEvent.click(button("Rewriting..."));
    await answer(200, { description: "Another text." });
    expect(bodies(REWRITE)).toEqual([{ currentDescription: "Mine." }]);
    expect(area()).toHaveValue("Another text.");
    expect(server.calls.map(({ call }) => call)).toContain(LATEST);
    expect(button("Rewrite")).toBeEnabled();
  });

  it("can be undone, so that what was typed is not lost", async () => {
    server.answer(REWRITE, 200, { description: "Another text." });
    server.answer(LATEST, 200, described("Another text."));
    open();
    await fill("Description", "Mine.");
    await press("Rewrite");
    await press("Undo rewrite");
    expect(area()).toHaveValue("Mine.");
    expect(screen.queryByRole("button", { name: "Undo rewrite" })).toBeNull();
  });

  it("takes the mark off an accepted text", async () => {
    server.answer(REWRITE, 200, { description: "Another text." });
    server.answer(LATEST, 200, described("Another text."));
    open(described(TEXT, true));
    await press("Rewrite");
    expect(area()).toHaveValue("Another text.");
    expect(button("Accept Description")).toBeEnabled();
  });

  it("that fails says nothing, and leaves text, mark and buttons as they were", async () => {
    server.answer(REWRITE, 500, { error: "Something went wrong." });
    const { unmount } = open();
    await fill("Description", "Mine.");
    await press("Rewrite");
    expect(area()).toHaveValue("Mine.");
    expect(button("Rewrite")).toBeEnabled();
    expect(button("Accept Description")).toBeEnabled();
    expect(screen.queryByText(/went wrong/)).toBeNull();
    unmount();

    open(described(TEXT, true));
    await press("Discard them");
    await press("Rewrite");
    expect(screen.getByText(DONE)).toBeVisible();
    expect(button("Accept Description")).toBeDisabled();
  });
});

describe("Accept Description", () => {
  it("sends the text, then shows it for review with a banner of 5 seconds", async () => {
    const answer = server.hold(ACCEPT);
    server.answer(LATEST, 200, described("Mine.", true));
    const { unmount } = open();
    await fill("Description", "Mine. ");
    await press("Accept Description");
    expect(button("Accepting...")).toBeDisabled();
    expect(button("Rewrite")).toBeDisabled();
    await answer(200, { description: "Mine.", descriptionAccepted: true });
    expect(bodies(ACCEPT)).toEqual([{ description: "Mine. " }]);
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
    open(described("Mine.", true));
    await settle();
    expect(screen.queryByText(/unsaved changes/)).toBeNull();
  });

  it("accepts a text that was not touched", async () => {
    server.answer(ACCEPT, 200, { description: TEXT, descriptionAccepted: true });
    server.answer(LATEST, 200, described(TEXT, true));
    open();
    await press("Accept Description");
    await settle();
    expect(screen.getByText(DONE)).toBeVisible();
  });

  it("that fails says nothing, keeps the text and gives the focus back", async () => {
    server.answer(ACCEPT, 502, { error: "Something went wrong." });
    open();
    await fill("Description", "Mine.");
    await press("Accept Description");
    expect(area()).toHaveValue("Mine.");
    expect(button("Accept Description")).toBeEnabled();
    expect(screen.queryByText(/went wrong/)).toBeNull();
    expect(screen.queryByText(BANNER)).toBeNull();
  });
});
