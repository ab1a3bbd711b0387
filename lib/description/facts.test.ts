import { describe, expect, it } from "vitest";
import { FEATURE_OPTIONS, NO_FEATURES } from "#lib/fields/features.ts";
import { collectFacts, type DescribedProperty } from "./facts.ts";
import { ALL_FEATURES, NO_BASICS } from "#tests/description/random-property.ts";

const address: DescribedProperty = {
  propertyType: "single_family",
  addressLine1: "742 Evergreen Terrace",
  city: "Asheville",
  state: "NC",
  basics: null,
  features: null,
};
const sourcesOf = (property: DescribedProperty) =>
  collectFacts(property).map((fact) => fact.source);

describe("collectFacts", () => {
  it("takes type, street, number, and place from the address", () => {
    expect(collectFacts(address)).toEqual([
      { source: "propertyType", value: "single_family" },
      { source: "addressLine1", value: "Evergreen Terrace" },
      { source: "houseNumber", value: "742" },
      { source: "city", value: "Asheville" },
      { source: "state", value: "North Carolina" },
    ]);
  });

  it("reads house and unit numbers", () => {
    const numberOf = (addressLine1: string, addressLine2?: string) =>
      collectFacts({ ...address, addressLine1, addressLine2 }).find(
        ({ source }) => source === "houseNumber",
      )?.value;
    expect(numberOf("N4417 Round Lake Rd")).toBe("N4417");
    expect(numberOf("400 Lake Shore Dr", "Apt 3B")).toBe("400 3B");
    expect(numberOf("Elm Street")).toBeUndefined();
  });

  it("has no fact for 0 or for an amount that would print as 0", () => {
    const basics = { ...NO_BASICS, bedrooms: 3, hoaFees: 0.004, lotSize: 0.5 };
    const facts = collectFacts({ ...address, basics }).slice(5);
    expect(facts).toEqual([{ source: "propertyBasics.bedrooms", value: 3 }]);
  });

  it("has no fact for a lot under one square foot", () => {
    const sizes = [0.25, 0.999, 1].map((lotSize) => ({ ...NO_BASICS, lotSize }));
    const facts = sizes.map((basics) => collectFacts({ ...address, basics }).slice(5));
    expect(facts).toEqual([[], [], [{ source: "propertyBasics.lotSize", value: 1 }]]);
  });

  it("has one fact for each option chosen, except None and Other", () => {
    const facts = collectFacts({ ...address, features: ALL_FEATURES });
    const options = Object.values(FEATURE_OPTIONS).flat();
    const silent = options.filter((option) => option === "None" || option === "Other");
    expect(silent).toHaveLength(7);
    expect(facts).toHaveLength(5 + options.length - silent.length + 2);
    expect(facts.map(({ value }) => value)).not.toContain("Other");
  });

  it("has one fact for an option that is stored twice", () => {
    const features = { ...NO_FEATURES, roof: ["Metal" as const, "Metal" as const] };
    expect(
      collectFacts({ ...address, features }).filter(({ value }) => value === "Metal"),
    ).toHaveLength(1);
  });

  it("doesn't mention a basement or parking that the home doesn't have", () => {
    const basics = { ...NO_BASICS, basementSquareFootage: 800, garageSquareFootage: 400 };
    const features = {
      ...NO_FEATURES,
      basement: ["None" as const],
      parking: { types: ["None" as const], totalSpaces: 2 },
    };
    expect(sourcesOf({ ...address, basics, features })).toEqual(sourcesOf(address));
    expect(sourcesOf({ ...address, basics, features: NO_FEATURES })).toContain(
      "propertyBasics.basementSquareFootage",
    );
  });
});
