import * as fc from "fast-check";
import { expect, it } from "vitest";
import { oddText } from "#tests/fuzz/hostile.ts";
import { fuzz } from "#tests/fuzz/settings.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import type { Span } from "#lib/text/spans.ts";
import { checkClaims } from "./claims/check.ts";
import { checkFairHousing } from "./fair-housing/check.ts";
import { editFor } from "./fair-housing/edit.ts";
import { applyEdit } from "#lib/text/text-edit.ts";
import { collectFacts } from "./facts.ts";

// Words that the description checks flag, and words that they don't.
const words = fc.constantFrom(
  ...[
    "A",
    "home",
    "with",
    "three",
    "bedrooms,",
    "2.5 baths",
    "and",
    "no",
    "pool.",
    "Perfect for",
    "families",
  ],
  ...[
    "safe",
    "quiet",
    "neighborhood",
    "near",
    "St. James Church Road",
    "in Madison,",
    "Seattle",
    "adults only",
  ],
  ...[
    "55+",
    "walking distance to",
    "schools",
    "hardwood floors",
    "granit",
    "hdwd",
    "mstr",
    "bckyard",
    "1/2 acre",
  ],
  ...[
    "built in 1999",
    "the late 1920s",
    "$450,000",
    "1,450 sqft",
    "new roof",
    "!",
    ".",
    "\n",
    "  ",
    "-",
    "(",
    ")",
  ],
  ...[
    "constructor",
    "toString",
    "hasOwnProperty",
    "__proto__",
    "Exclusive",
    "ideal",
    "empty nesters",
    "Christian",
  ],
);
const text = fc
  .array(fc.oneof({ weight: 8, arbitrary: words }, { weight: 1, arbitrary: oddText() }), {
    maxLength: 25,
  })
  .map((all) => all.join(" "));
const facts = fc.integer().map((seed) => collectFacts(randomProperty(seed)));

function expectInOrder(typed: string, findings: readonly (Span & { phrase: string })[]) {
  let end = 0;
  for (const finding of findings) {
    expect(finding.start).toBeGreaterThanOrEqual(end);
    expect(finding.end).toBeGreaterThan(finding.start);
    expect(typed.slice(finding.start, finding.end)).toBe(finding.phrase);
    end = finding.end;
  }
  expect(end).toBeLessThanOrEqual(typed.length);
}

it("returns claims in order, within the text", () => {
  fc.assert(
    fc.property(text, facts, (typed, known) =>
      expectInOrder(typed, checkClaims(typed, known, 2026)),
    ),
    fuzz("claims", 200),
  );
});

it("returns fair housing findings in order, and applying their edits clears them all", () => {
  fc.assert(
    fc.property(text, (typed) => {
      let present = typed;
      for (let clicks = 0; clicks <= typed.length; clicks += 1) {
        const findings = checkFairHousing(present);
        expectInOrder(present, findings);
        const [finding] = findings;
        if (!finding) return;
        present = applyEdit(present, editFor(present, finding));
      }
      expect(checkFairHousing(present)).toEqual([]);
    }),
    fuzz("fair housing", 200),
  );
});
