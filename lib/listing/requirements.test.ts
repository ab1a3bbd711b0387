import { expect, it } from "vitest";
import { checklistWithout } from "#tests/listing/view.ts";
import { canBePublished, countRequirements, describeRequirements } from "./requirements.ts";

it.each([
  [[], "10 of 10 requirements complete", true],
  [["right"], "9 of 10 requirements complete", true],
  [["right", "plan"], "8 of 10 requirements complete", false],
] as const)("counts every requirement, with %j missing", (missing, text, isPossible) => {
  const checklist = checklistWithout(...missing);
  expect(describeRequirements(checklist)).toBe(text);
  expect(countRequirements(checklist).done).toBe(10 - missing.length);
  expect(canBePublished(checklist)).toBe(isPossible);
});
