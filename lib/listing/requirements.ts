import type { ChecklistItem } from "./checklist.ts";

type Checklist = readonly Pick<ChecklistItem, "key" | "isDone">[];

/** How many of the requirements for publishing are complete. Every screen that says a number says this one. */
export function countRequirements(checklist: Checklist): { done: number; total: number } {
  return { done: checklist.filter(({ isDone }) => isDone).length, total: checklist.length };
}

/** Returns the count as words: "7 of 10 requirements complete". */
export function describeRequirements(checklist: Checklist): string {
  const { done, total } = countRequirements(checklist);
  return `${done} of ${total} requirements complete`;
}

/** Whether publishing is possible. The right to sell can still be confirmed in the same step. */
export const canBePublished = (checklist: Checklist): boolean =>
  checklist.every(({ key, isDone }) => isDone || key === "right");
