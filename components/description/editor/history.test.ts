import { describe, expect, it } from "vitest";
import {
  type History,
  redoStep,
  replaceText,
  startHistory,
  typeText,
  undoStep,
} from "./history.ts";

const KEY_MS = 100;

function typeAll(history: History, letters: string, from = 0): History {
  return [...letters].reduce((typed, letter, index) => {
    const text = typed.present + letter;
    return typeText(typed, { text, caret: text.length, at: from + index * KEY_MS });
  }, history);
}

/** Returns every text that Undo restores, latest first. */
function undoneTexts(history: History): string[] {
  if (history.past.length === 0) return [];
  const before = undoStep(history);
  return [before.present, ...undoneTexts(before)];
}

describe("typing", () => {
  it("is undone word by word, each with the space after it", () => {
    const history = typeAll(startHistory(""), "a fine deck");
    expect(undoneTexts(history)).toEqual(["a fine ", "a ", ""]);
  });

  it("is undone back to a pause of more than a second", () => {
    const history = typeAll(startHistory(""), "ga");
    expect(undoneTexts(typeAll(history, "ra", 1100))).toEqual([""]);
    expect(undoneTexts(typeAll(history, "ra", 1101))).toEqual(["ga", ""]);
  });

  it("in another place is a separate step", () => {
    const history = typeAll(startHistory("deck"), "s");
    const elsewhere = typeText(history, { text: "adecks", caret: 1, at: 200 });
    expect(undoneTexts(elsewhere)).toEqual(["decks", "deck"]);
  });

  it("between identical letters stays one step", () => {
    let history = startHistory("hello");
    history = typeText(history, { text: "helllo", caret: 3, at: 0 });
    history = typeText(history, { text: "hellllo", caret: 4, at: 100 });
    expect(undoneTexts(history)).toEqual(["hello"]);
  });

  it("is a separate step from deleting, in either direction", () => {
    let history = typeAll(startHistory(""), "deck");
    for (const text of ["dec", "de"]) {
      history = typeText(history, { text, caret: text.length, at: 500 });
    }
    expect(undoneTexts(history)).toEqual(["deck", ""]);

    let forwards = startHistory("deck");
    for (const text of ["eck", "ck"]) forwards = typeText(forwards, { text, caret: 0, at: 0 });
    expect(undoneTexts(forwards)).toEqual(["deck"]);
  });

  it("adds no step when nothing changes, and one for each paste or cut", () => {
    const start = startHistory("A home.");
    expect(typeText(start, { text: "A home.", caret: 7, at: 0 })).toBe(start);
    let history = typeAll(start, " ");
    history = typeText(history, { text: "A home. With a deck.", caret: 20, at: 50 });
    history = typeText(history, { text: "A home. With a deck.!", caret: 21, at: 100 });
    history = typeText(history, { text: "!", caret: 0, at: 150 });
    expect(undoneTexts(history)).toEqual([
      "A home. With a deck.!",
      "A home. With a deck.",
      "A home. ",
      "A home.",
    ]);
  });

  it("with an input method is one step", () => {
    let history = startHistory("");
    for (const [index, text] of ["n", "ni", "に", "にh", "にほ", "日本"].entries()) {
      history = typeText(history, { text, caret: text.length, at: index * 300, isComposing: true });
    }
    expect(undoneTexts(history)).toEqual([""]);
  });

  it("treats a character of two UTF-16 units as one keystroke", () => {
    let history = startHistory("");
    history = typeText(history, { text: "🏡", caret: 2, at: 0 });
    history = typeText(history, { text: "🏡🏡", caret: 4, at: 100 });
    expect(undoneTexts(history)).toEqual([""]);
  });
});

describe("undo and redo", () => {
  it("move through every step in both directions", () => {
    const history = replaceText(typeAll(startHistory("One. "), "two"), "Another text.");
    const back = undoStep(undoStep(history));
    expect(back.present).toBe("One. ");
    expect(undoStep(back)).toBe(back);
    const forth = redoStep(redoStep(back));
    expect(forth.present).toBe("Another text.");
    expect(redoStep(forth)).toBe(forth);
  });

  it("forget undone steps when something else is typed", () => {
    const history = typeAll(undoStep(replaceText(startHistory("One."), "Two.")), "x");
    expect(history.present).toBe("One.x");
    expect(redoStep(history)).toBe(history);
  });

  it("don't extend a step that was undone", () => {
    const undone = undoStep(typeAll(startHistory(""), "a deck"));
    const history = typeAll(undone, "yard", 600);
    expect(undoneTexts(history)).toEqual(["a ", ""]);
  });

  it("keep 500 steps", () => {
    let history = startHistory("0");
    for (let step = 1; step <= 600; step++) history = replaceText(history, String(step));
    expect(undoneTexts(history)).toHaveLength(500);
    expect(undoneTexts(history).at(-1)).toBe("100");
  });
});
