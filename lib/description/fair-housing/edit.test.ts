import { expect, it } from "vitest";
import { applyEdit } from "#lib/text/text-edit.ts";
import { checkFairHousing } from "./check.ts";
import { editFor } from "./edit.ts";

function afterOneClick(text: string): string {
  const [finding] = checkFairHousing(text);
  if (!finding) throw new Error(`Nothing was found in: ${text}`);
  return applyEdit(text, editFor(text, finding));
}

it.each([
  "Nobody under 55 may live here.",
  "No children under 12 can use the pool.",
  "We don't rent to families with kids.",
  "Only Christians should apply for this home.",
  "Every housewife's dream kitchen.",
  "A short walk to the synagogue.",
  "Rent goes up seventy-five dollars for each child under twelve.",
  "Same-sex partners may not be added to the deed in this community.",
  "The sellers want it kept by a Catholic family.",
  "We prefer a Caucasian buyer.",
  "A family neighborhood.",
  "The neighborhood is diverse and close to the lake.",
  "Near a church, a school and a grocery store, this ranch has three bedrooms.",
  "An able-bodied community with many trails.",
])("removes the whole sentence if nothing good would be left: %s", (sentence) => {
  expect(afterOneClick(`The porch faces south. ${sentence} The yard is fenced.`)).toBe(
    "The porch faces south. The yard is fenced.",
  );
});

it.each([
  ["Two-bedroom with river view, childless tenants preferred.", "Two-bedroom with river view."],
  ["A kitchen for the housewife who loves to bake.", "A kitchen."],
  ["Adults only, the walls are thin.", "The walls are thin."],
  ["A two-bedroom home near a church.", "A two-bedroom home."],
  ["Perfect for a Caucasian professional.", "Perfect for a professional."],
  ["Located in an exclusive area, this home has three baths.", "This home has three baths."],
  ["Prestigious address, three bedrooms, two baths.", "Three bedrooms, two baths."],
  ["It's a safe street, and the yard is fenced.", "The yard is fenced."],
  ["In a very exclusive building with a pool.", "In a building with a pool."],
  ["A safe, quiet neighborhood with sidewalks.", "A neighborhood with sidewalks."],
  ["The unit, ideal for seniors, has an elevator.", "The unit has an elevator."],
  [
    "Three-bedroom ranch, perfect for families, with a big yard.",
    "Three-bedroom ranch, with a big yard.",
  ],
  ["Bring the grandkids: there's a pool.", "There's a pool."],
  ["The home has a handicapped bathroom.", "The home has an accessible bathroom."],
])("leaves a good sentence: %s", (sentence, left) => {
  expect(afterOneClick(sentence)).toBe(left);
});
