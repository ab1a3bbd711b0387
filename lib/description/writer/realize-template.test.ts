import { describe, expect, it } from "vitest";
import { LENGTHS, TONES } from "#lib/fields/description.ts";
import { collectFacts } from "#lib/description/facts.ts";
import { randomProperty } from "#tests/description/random-property.ts";
import { planDocument } from "./plan-document.ts";
import { realizeTemplate, realizeTemplates } from "./realize-template.ts";
import { selectContent } from "./select-content.ts";

const slots = {
  kind: "ugly {kind} [home]",
  area: { text: "1 square foot", plural: false },
  rooms: { text: "10 rooms", initial: "ten rooms", plural: true },
  place: "Asheville, North Carolina",
  city: "Asheville",
  baths: undefined,
};

describe("realizeTemplate", () => {
  it.each([
    ["it has {area}", "it has 1 square foot"],
    ["{Rooms} of {rooms}", "Ten rooms of 10 rooms"],
    ["in {place,} and in {city,} too", "in Asheville, North Carolina, and in Asheville too"],
    ["{A area} or {an area}", "A 1 square foot or {an area}"],
    ["{a rooms}, {A kind}", "a 10 rooms, An ugly {kind} [home]"],
    ["{rooms:is|are} and {area:is|are}", "are and is"],
    ["{city}[ with {baths}][ and {area}]", "Asheville and 1 square foot"],
    ["{city} with {baths}", null],
    [["{baths} in {city}", "{rooms} in {city}", "{city}"], "10 rooms in Asheville"],
    [["{baths} in {city}", "{baths}"], null],
  ])("%j gives %j", (template, text) => {
    expect(realizeTemplate(template, slots)).toBe(text);
  });

  it("rejects a slot that isn't filled", () => {
    expect(() => realizeTemplate("it has {aera}", slots)).toThrow("aera");
  });

  it("takes the templates of a tone, then those of any", () => {
    const set = { any: ["{city}", "{baths}"], warm: ["{area}"], plain: ["{kind}"] };
    expect(realizeTemplates(set, slots, "warm")).toEqual(["1 square foot", "Asheville"]);
  });
});

describe("the templates of the writer", () => {
  it("have all their slots filled", () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const facts = collectFacts(randomProperty(seed));
      const tone = TONES[seed % TONES.length] ?? "warm";
      const length = LENGTHS[seed % LENGTHS.length] ?? "long";
      const content = selectContent(facts, tone, length);
      const plan = planDocument(content, { tone, length, thisYear: 2026, turn: seed });
      for (const { templates, slots } of plan.sections.flatMap(({ messages }) => messages)) {
        const wordings = realizeTemplates(templates, slots, tone);
        expect(wordings.length).toBeGreaterThan(0);
        expect(wordings.filter((text) => /[{}[\]|]|undefined/.test(text))).toEqual([]);
      }
    }
  });
});
