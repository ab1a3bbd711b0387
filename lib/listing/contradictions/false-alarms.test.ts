import { expect, it } from "vitest";
import { makeProperty } from "#tests/property.ts";
import { type UnseenHome, unseenHome } from "#tests/description/unseen/homes.ts";
import { readBatch } from "#tests/description/unseen/read-batch.ts";
import { findContradictions } from "#lib/listing/contradictions.ts";

function find(name: UnseenHome, text: string): string[] {
  const { basics, features, ...address } = unseenHome(name);
  return findContradictions({
    property: makeProperty({
      ...address,
      addressLine1: address.addressLine1 ?? "",
      addressLine2: null,
      propertyBasics: basics,
      propertySpecifics: features,
    }),
    ...{ price: 449_000, inventory: [], papers: [], notNeeded: [], openHouses: [] },
    timeZone: "America/Chicago",
    listingTexts: [{ label: "Description", href: "/description", text }],
  }).map(({ sides }) => sides.map(({ says }) => says).join(" | "));
}

// Of all 2,800 true sentences in the batches, four are flagged.
it.each(["batch-forty-four", "batch-forty-five", "batch-forty-six"])(
  "finds no contradiction in the true sentences of %s",
  (name) => {
    const wrong = readBatch(name).true.flatMap(([home, text]) => find(home, text));
    expect(wrong).toEqual([]);
  },
);
