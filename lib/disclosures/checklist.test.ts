import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StateCode } from "#lib/us/states.ts";
import { type PaperFacts, papersOf, wantedFacts } from "./checklist.ts";
import type { FormDuty } from "./state-disclosure.ts";
import { stateDisclosure } from "./state-disclosures.ts";

const FACTS: PaperFacts = {
  state: "TX",
  yearBuilt: 1962,
  hoaFees: 0,
  isCondominium: false,
  isLand: false,
  waterSewage: [],
};

const keysOf = (facts: Partial<PaperFacts> = {}) =>
  papersOf({ ...FACTS, ...facts }).map(({ key }) => key);

describe("the checklist", () => {
  it("depends on the state, year built, HOA fees, and water and sewer", () => {
    expect(keysOf().slice(0, 3)).toEqual(["property_condition", "lead_paint", "state_more"]);
    expect(keysOf({ yearBuilt: 1977 })).toContain("lead_paint");
    expect(keysOf({ yearBuilt: 1978 })).not.toContain("lead_paint");
    expect(keysOf({ state: "FL" })).toContain("flood");
    expect(keysOf({ state: "Florida" })).toContain("flood");
    expect(keysOf()).not.toContain("association");
    expect(keysOf({ hoaFees: 90, isCondominium: true })).toEqual(
      expect.arrayContaining(["association", "condominium"]),
    );
    expect(keysOf({ waterSewage: ["Well Water", "Septic Tank"] })).toEqual(
      expect.arrayContaining(["well", "septic"]),
    );
    expect(keysOf({ isLand: true })).not.toContain("lead_paint");
  });

  it("marks uncertain documents and lists the missing facts", () => {
    const unknown = { ...FACTS, state: null, yearBuilt: null, hoaFees: null, waterSewage: null };
    const papers = papersOf(unknown);
    const doubtOf = (key: string) => papers.find((paper) => paper.key === key)?.doubt;
    expect(doubtOf("lead_paint")).toBe("Only for homes built before 1978");
    expect(doubtOf("association")).toBe("Only if you have a homeowners association");
    expect(papers.some(({ key }) => key === "property_condition")).toBe(false);
    const wanted = (facts: PaperFacts) => wantedFacts(facts).map(({ href }) => href);
    expect(wanted(unknown)).toEqual(["/property-address"]);
    expect(wanted({ ...unknown, state: "WI" })).toEqual(["/property-basics", "/property-features"]);
    expect(wantedFacts(FACTS)).toEqual([]);
    expect(wantedFacts({ ...FACTS, state: "PR" })[0]?.text).toMatch(
      /^We don.t have the disclosure rules/,
    );
  });

  it("recommends a lawyer if the law isn't confirmed", () => {
    for (const state of ["KS", "WA", "MT", "CA"]) {
      const [paper] = papersOf({ ...FACTS, state });
      expect([paper?.asksLawyer, paper?.source.isConfirmed]).toEqual([true, false]);
    }
    const [illinois] = papersOf({ ...FACTS, state: "IL" });
    expect([illinois?.asksLawyer, illinois?.source.isConfirmed]).toEqual([false, true]);
  });
});

// This file isn't part of the repository.
const REFERENCE = "../shared/reference/disclosures.csv";

function readRows(): string[][] {
  const lines = readFileSync(REFERENCE, "utf8").trim().split("\n").slice(2);
  return lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
      cell.replace(/^"|"$/g, ""),
    ),
  );
}

const DUTIES: [RegExp, FormDuty][] = [
  [/^yes$/, "form"],
  [/^yes \(choice\)/, "choice"],
  [/^yes \((when|limited)/, "with_agent"],
  [/^no \(case law\)/, "case_law"],
  [/^partly/, "partly"],
  [/^notice only/, "notice"],
  [/^no/, "none"],
  [/^unclear/, "unclear"],
];

it.runIf(existsSync(REFERENCE))("matches the reference table", () => {
  for (const [state = "", mandated = "", , , , , , confirmed = ""] of readRows()) {
    const disclosure = stateDisclosure(state as StateCode);
    const duty = DUTIES.find(([pattern]) => pattern.test(mandated))?.[1];
    const confidence = confirmed.startsWith("yes")
      ? "confirmed"
      : confirmed.startsWith("partly")
        ? "partly"
        : "recalled";
    expect([state, disclosure?.duty, disclosure?.confidence]).toEqual([state, duty, confidence]);
    expect(disclosure?.flood !== null, state).toBe(/flood/.test(mandated));
  }
});
