import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  ACCEPT,
  described,
  KEPT_NOTES,
  openDescription,
  SAVE,
  setUpDescription,
  STREAM,
  TEXT,
  textArea,
} from "#tests/description-screen.tsx";
import { fill, press, settle, toastText } from "#tests/screen.tsx";

const NOTHING = /No issues found\. We checked your text against your property details/;
const UNFAIR = "A home with three bedrooms. It has a nursery upstairs. No children.";
const UNTRUE = "A home with three bedrooms. It has a swimming pool and granite counters.";

const server = setUpDescription();

const heading = () => screen.getByRole("heading", { name: /^(Notes|\d+ notes?)$/ });
const card = (phrase: string) => {
  const item = screen.getByRole("button", { name: `“${phrase}”` }).closest("li");
  if (!item) throw new Error("no card");
  return within(item);
};
/** Returns the marked phrases, each with its kind of underline. */
const marks = () =>
  [...document.querySelectorAll("[data-note]")].map((mark) => [
    mark.textContent,
    /decoration-(solid|wavy|dotted)/.exec(mark.className)?.[1],
  ]);

describe("notes", () => {
  it("say what was checked when there's nothing to note", async () => {
    await openDescription();
    expect(heading()).toHaveTextContent("Notes");
    expect(screen.getByText(NOTHING)).toHaveTextContent(/aren't legal advice/);
    expect(marks()).toEqual([]);
  });

  it("aren't shown for a changed text until it's checked", async () => {
    await openDescription();
    expect(screen.getByText(NOTHING)).toBeVisible();
    fireEvent.change(textArea(), { target: { value: UNFAIR } });
    expect(screen.queryByText(NOTHING)).toBeNull();
    expect(screen.getByText("Reading your text…")).toBeVisible();
    await settle(1000);
    expect(screen.getByText("Fair housing violation: familial status")).toBeVisible();
  });

  it("list violations, cautions, and claims with reasons, and mark each in the text", async () => {
    const text = `${UNFAIR} ${UNTRUE}`;
    await openDescription(described(text));
    expect(heading()).toHaveTextContent(/^\d notes$/);
    const violation = card("No children");
    expect(violation.getByText("Fair housing violation: familial status")).toBeVisible();
    expect(violation.queryByRole("button", { name: /Keep it|Confirm/ })).toBeNull();
    expect(card("nursery").getByText("Fair housing caution: familial status")).toBeVisible();
    expect(card("nursery").getByText(/suggests what kind of household/)).toBeVisible();
    const claim = card("swimming pool");
    expect(claim.getByText("Check this claim")).toBeVisible();
    expect(claim.getByRole("button", { name: "Remove sentence" })).toHaveAccessibleDescription(
      "“swimming pool”",
    );
    expect(marks()).toEqual(
      expect.arrayContaining([
        ["No children", "solid"],
        ["nursery", "wavy"],
        ["swimming pool", "dotted"],
      ]),
    );
    expect(document.querySelector("[data-note]")?.closest("[aria-hidden]")).not.toBeNull();
  });

  it("show their rule and source on request", async () => {
    await openDescription(described("Adults only. It has granite."));
    const why = (phrase: string) =>
      card(phrase).getByText("Why is this flagged?").closest("details");
    expect(why("Adults only")).not.toHaveAttribute("open");
    expect(why("Adults only")).toHaveTextContent(
      "Source: HUD memorandum of January 9, 1995.Rule: fair-housing/familial-status.adult-only",
    );
    expect(why("granite")).toHaveTextContent("Source: not among the property details.");
  });

  it("link to the screen where a fact can be entered", async () => {
    await openDescription(
      described("A home with four bedrooms and a refrigerator. It has granite."),
    );
    const link = { name: /^Add it in/ };
    expect(card("four bedrooms").getByRole("link", link)).toHaveAttribute(
      "href",
      "/property-basics",
    );
    expect(card("refrigerator").getByRole("link", link)).toHaveAttribute(
      "href",
      "/property-features",
    );
    expect(card("granite").queryByRole("link")).toBeNull();
  });

  it("appear after a typing pause; until then, their marks move with the text", async () => {
    await openDescription(described(UNFAIR));
    await fill("Description", `A pool. ${UNFAIR}`);
    await settle(399);
    expect(screen.queryByRole("button", { name: "“pool”" })).toBeNull();
    expect(marks().map(([phrase]) => phrase)).toContain("No children");
    await settle(1);
    expect(screen.getByRole("button", { name: "“pool”" })).toBeVisible();
  });

  it("select their phrase in the text", async () => {
    await openDescription(described(UNFAIR));
    await press("“nursery”");
    expect(textArea()).toHaveFocus();
    const { selectionStart, selectionEnd, value } = textArea();
    expect(value.slice(selectionStart, selectionEnd)).toBe("nursery");
  });

  it("announce their count to screen readers once, after a pause", async () => {
    await openDescription();
    const announcements = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
    await settle(5000);
    expect(announcements().some((words) => words?.includes("note"))).toBe(false);
    await fill("Description", UNTRUE);
    await settle(400);
    await settle(1499);
    expect(announcements().some((words) => words?.includes("note"))).toBe(false);
    await settle(1);
    expect(announcements()).toContain("2 notes on your text.");
    await fill("Description", TEXT);
    await settle(400);
    await settle(1500);
    expect(announcements()).toContain("No notes on your text.");
  });

  it("are limited to six at first, including every violation", async () => {
    const claims =
      "A pool. A sauna. Granite. A fireplace. A barn. A view. An elevator. Near a park.";
    await openDescription(described(`${claims} No children.`));
    const shown = () => document.querySelectorAll("[data-phrase]").length;
    expect(card("No children")).toBeDefined();
    expect(shown()).toBe(6);
    await press(/^Show \d+ more$/);
    expect(heading()).toHaveTextContent(`${shown()} notes`);
    expect(document.querySelectorAll("[data-phrase]")[6]).toHaveFocus();
  });

  it("wait while a new text is being written", async () => {
    server.stream(STREAM);
    await openDescription(described(UNFAIR));
    await press("Rewrite");
    expect(screen.queryByRole("button", { name: "“nursery”" })).toBeNull();
    expect(screen.getByText("Notes will appear when the new text is ready.")).toBeVisible();
    expect(marks()).toEqual([]);
  });
});

describe("a note's action", () => {
  it("is applied with one press, saved, and undone with another", async () => {
    await openDescription(described(UNFAIR));
    await press("Replace with “bonus room”");
    expect(textArea().value).toContain("It has a bonus room upstairs.");
    expect(textArea().selectionEnd).toBe(textArea().value.indexOf("bonus room") + 10);
    expect(document.querySelector("[data-changed]")).toHaveTextContent("bonus room");
    await settle(1500);
    expect(server.bodies(SAVE)).toMatchObject([{ replaces: UNFAIR }]);
    await press("Undo");
    expect(textArea()).toHaveValue(UNFAIR);
    await settle(400);
    expect(card("nursery")).toBeDefined();
  });

  it("isn't applied while the text is being accepted", async () => {
    server.hold(ACCEPT);
    const text = "It has a nursery upstairs.";
    await openDescription(described(text));
    await press("Accept Description");
    await press("Accept anyway");
    await press("Replace with “bonus room”");
    expect(textArea()).toHaveValue(text);
  });

  it("moves the focus to the next note, or to the heading after the last", async () => {
    server.answer(KEPT_NOTES, 200, { phrases: ["nursery"] });
    await openDescription(described("A home. No children. It has a library and a nursery."));
    await press("Remove sentence");
    expect(screen.getByRole("button", { name: "“nursery”" })).toHaveFocus();
    await press("Keep it");
    expect(heading()).toHaveFocus();
  });

  it("can dismiss the note for good, and restore it", async () => {
    server.answer(KEPT_NOTES, 200, { phrases: [] });
    await openDescription(described(UNTRUE, { keptNotes: ["hardwood"] }));
    const claims = () => screen.getAllByRole("button", { name: "Confirm it's true" });
    expect(claims()).toHaveLength(2);
    await press("“swimming pool”");
    card("swimming pool")
      .getByRole("button", { name: /^Confirm it's true/ })
      .click();
    await settle();
    expect(claims()).toHaveLength(1);
    expect(marks()).toEqual([["granite", "dotted"]]);
    expect(server.bodies(KEPT_NOTES)).toEqual([{ phrase: "swimming pool", kept: true }]);

    await press("1 note dismissed");
    await press("Restore the note on “swimming pool”");
    expect(claims()).toHaveLength(2);
    expect(server.bodies(KEPT_NOTES).at(-1)).toEqual({ phrase: "swimming pool", kept: false });
    expect(screen.queryByText(/dismissed/)).toBeNull();
  });

  it("is reverted with an error when it can't be saved", async () => {
    server.answer(KEPT_NOTES, 500, {});
    await openDescription(described("A home. It has a nursery."));
    await press("Keep it");
    await settle();
    expect(card("nursery")).toBeDefined();
    expect(toastText()).toContain("We couldn't save your choice. Please try again.");
  });

  it("that can't be saved doesn't affect a later one", async () => {
    const answer = server.hold(KEPT_NOTES);
    await openDescription(described(UNTRUE));
    const keep = (phrase: string) =>
      card(phrase)
        .getByRole("button", { name: /^Confirm it's true/ })
        .click();
    keep("granite");
    await settle();
    keep("swimming pool");
    await settle();
    server.answer(KEPT_NOTES, 200, { phrases: ["swimming pool"] });
    await answer(500, {});
    await settle();
    expect(card("granite")).toBeDefined();
    expect(screen.queryByRole("button", { name: "“swimming pool”" })).toBeNull();
  });

  it("doesn't move the focus of someone who is typing", async () => {
    await openDescription(described("No children. It has a nursery."));
    await fill("Description", "A home without that. It has a nursery.");
    const stale = card("nursery").getByRole("button", { name: /^Replace/ });
    await fill("Description", "A home without that. It has a nurserys.");
    stale.click();
    textArea().focus();
    await fill("Description", "A home.");
    await settle(400);
    expect(textArea()).toHaveFocus();
  });
});
