import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  button,
  described,
  KEPT_NOTES,
  openDescription,
  setUpDescription,
  TEXT,
  textArea,
} from "#tests/description-screen.tsx";
import { FEATURES } from "#tests/property.ts";
import { fill, press, settle, toastText } from "#tests/screen.tsx";

const UNFAIR = "No children please";
const CONTACT = "Call 555 123 4567";
const ROOF = "The roof was replaced in 2022.";
const HEADING = "Left out of your description";

const server = setUpDescription();

const withWords = (ownWords: string[], saved: Parameters<typeof described>[1] = {}) =>
  described(TEXT, { propertySpecifics: { ...FEATURES, ownWords }, ...saved });

/** Returns the explained sentences. */
const shown = () => {
  const heading = screen.queryByRole("heading", { name: HEADING });
  if (!heading?.parentElement) return [];
  return within(heading.parentElement)
    .getAllByRole("listitem")
    .map(({ textContent }) => /“(.*)”/.exec(textContent)?.[1]);
};

describe("the seller's words that a listing can't include", () => {
  it("are listed with their reasons and a link to change them", async () => {
    await openDescription(withWords([UNFAIR, ROOF, CONTACT, CONTACT]));
    expect(shown()).toEqual([UNFAIR, CONTACT]);
    expect(screen.getByText(/Descriptions can't include contact details\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "Edit in Specific Features" })).toHaveAttribute(
      "href",
      "/property-features",
    );
    expect(textArea()).not.toHaveFocus();
    await fill("Description", "Mine.");
    await settle(60_000);
    expect(shown()).toEqual([UNFAIR, CONTACT]);
  });

  it.each([{ ownWords: [] }, { ownWords: [ROOF] }, { propertySpecifics: null }])(
    "aren't mentioned if there are none (%#)",
    async ({ ownWords = [], ...saved }) => {
      await openDescription(withWords(ownWords, saved));
      expect(shown()).toEqual([]);
    },
  );

  it("are listed after the text is accepted, too", async () => {
    await openDescription(withWords([UNFAIR], { descriptionAccepted: true }));
    expect(shown()).toEqual([UNFAIR]);
    server.answer(KEPT_NOTES, 200, { phrases: [] });
    await press("Dismiss");
    expect(screen.getByRole("region", { name: "Done" })).toHaveFocus();
  });

  it("can be dismissed one by one for good, and the focus moves on", async () => {
    server.answer(KEPT_NOTES, 200, { phrases: [] });
    const { unmount } = await openDescription(withWords([UNFAIR, CONTACT]));
    const [first] = screen.getAllByRole("button", { name: "Dismiss" });
    expect(first).toHaveAccessibleDescription(`“${UNFAIR}”`);
    first?.click();
    await settle();
    expect(shown()).toEqual([CONTACT]);
    expect(button("Dismiss")).toHaveFocus();
    await press("Dismiss");
    expect(shown()).toEqual([]);
    expect(textArea()).toHaveFocus();
    const phrases = ["own words: no children please", "own words: call 555 123 4567"];
    expect(server.bodies(KEPT_NOTES)).toEqual(phrases.map((phrase) => ({ phrase, kept: true })));

    unmount();
    await openDescription(withWords([UNFAIR, "No kids"], { keptNotes: phrases }));
    expect(shown()).toEqual(["No kids"]);
  });

  it("come back if the dismissal can't be saved", async () => {
    server.answer(KEPT_NOTES, 502, {});
    await openDescription(withWords([UNFAIR]));
    await press("Dismiss");
    await settle();
    expect(shown()).toEqual([UNFAIR]);
    expect(toastText()).toMatch(/Please try again/);
  });
});
