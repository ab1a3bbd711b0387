import { describe, expect, it } from "vitest";
import { collectFacts, type DescribedProperty, type Fact } from "#lib/description/facts.ts";
import type { Basics } from "#lib/fields/basics.ts";
import { type Features, NO_FEATURES } from "#lib/fields/features.ts";
import { findFalseSentences } from "#tests/description/oracle.ts";
import { ALL_FEATURES, NO_BASICS } from "#tests/description/random-property.ts";
import { VARIANTS, writeDescription } from "./write-description.ts";

const bare: DescribedProperty = {
  propertyType: "single_family",
  city: "Asheville",
  state: "NC",
  basics: null,
  features: null,
};
const factsOf = (basics: Partial<Basics>, features: Partial<Features> = {}) =>
  collectFacts({
    ...bare,
    basics: { ...NO_BASICS, ...basics },
    features: { ...NO_FEATURES, ...features },
  });
const faultsIn = (text: string, facts: readonly Fact[]) =>
  findFalseSentences(text, facts).flatMap(({ faults }) => faults);

const measured = factsOf(
  {
    ...{ bedrooms: 3, fullBathrooms: 2, halfBathrooms: 1, finishedSquareFootage: 2450 },
    ...{ lotSize: 37_897, yearBuilt: 1926, structuralRemodelYear: 2016, hoaFees: 57 },
    ...{ basementSquareFootage: 800.4, garageSquareFootage: 576 },
  },
  { rooms: { types: [], total: 9 } },
);

describe("numbers", () => {
  it.each([
    "Here is a three-bedroom house with 2.5 baths and 2,450 square feet of living space.",
    "It has two full baths, one half bath, and 2,450 square feet of living space in nine rooms.",
    "Built in 1926 and remodeled in 2016, it is on a 0.87-acre lot.",
    "The house dates from 1926, its remodel from 2016. A 2016 remodel and 0.87 acres stand out.",
    "There are about 2,450 square feet of living space and a roughly 800-square-foot basement.",
    "There is a garage of 576 square feet; HOA dues are $57 a month.",
  ])("are accepted when true: %s", (text) => {
    expect(faultsIn(text, measured)).toEqual([]);
  });

  it.each([
    ["This is a four-bedroom house.", "bedrooms"],
    ["It has 3.5 baths.", "baths"],
    ["It has three full baths.", "full baths"],
    ["It has 2,540 square feet of living space.", "living area"],
    ["It has about 2,500 square feet of living space.", "living area"],
    ["It has ten rooms.", "rooms"],
    ["It is on a 0.9-acre lot.", "acres"],
    ["It is on a one-acre lot.", "acres"],
    ["It is on a half-acre lot.", "acres"],
    ["It was built in 2016.", "year built"],
    ["It was remodeled in 1926.", "remodel year"],
    ["The remodel dates from 1926.", "remodel year"],
    ["There is a 900-square-foot basement.", "basement area"],
    ["There is a garage of 800 square feet.", "area"],
    ["HOA dues are $75 a month.", "dues"],
    ["There is parking for two cars.", "parking spaces"],
    ["It has three quarter baths.", "three quarters of a bath"],
    ["It has two porches.", "a number without a noun"],
  ])("are flagged when false: %s", (text, fault) => {
    expect(faultsIn(text, measured).join()).toContain(`${fault}: `);
  });
});

const parked = factsOf(
  { garageSquareFootage: 576 },
  { parking: { types: ["Garage - Detached", "Carport"], totalSpaces: 4 } },
);
const oneGarage = factsOf(
  { garageSquareFootage: 576 },
  { parking: { types: ["Garage - Detached"], totalSpaces: 4 } },
);
const onStreet = factsOf({}, { parking: { types: ["On-street parking"], totalSpaces: 2 } });
const shared = collectFacts({
  ...bare,
  propertyType: "condominium",
  features: { ...NO_FEATURES, outdoorFeatures: ["Pool"] },
});
const twoShops = factsOf(
  {},
  { rooms: { types: ["Workshop"], total: null }, ownWords: ["30x50 metal shop"] },
);
const byArea = factsOf(
  { garageSquareFootage: 576 },
  { parking: { types: [], totalSpaces: 4 }, outdoorFeatures: ["Rv Parking"] },
);
const twoCars = factsOf(
  { garageSquareFootage: 576 },
  { parking: { types: ["Garage - Detached"], totalSpaces: 2 } },
);
const tower = collectFacts({
  ...bare,
  propertyType: "condominium",
  features: { ...NO_FEATURES, buildingDetails: ["Elevator", "Near transportation"] },
});
const atrium = factsOf(
  {},
  {
    ...{ rooms: { types: ["Solarium/Atrium"], total: null }, outdoorFeatures: ["Garden"] },
    ...{
      basement: ["Partially finished"],
      cooling: ["Central air conditioning", "Refrigerated air"],
    },
  },
);
const twoHeats = factsOf(
  {},
  { heating: ["Forced air", "Stove"], heatingFuel: ["Propane", "Electricity"] },
);
const pumpAndStove = factsOf(
  {},
  { heating: ["Heat pump", "Stove"], heatingFuel: ["Propane", "Electricity"] },
);
const amenities = factsOf({}, { buildingDetails: ["Sports court", "Elevator"] });
const appliances = factsOf({}, { appliances: ["Dishwasher", "Washer", "Dryer", "Freezer"] });
const built = factsOf(
  {},
  {
    exterior: ["Brick", "Vinyl"],
    roof: ["Metal"],
    basement: ["Finished", "Unfinished"],
    flooring: ["Hardwood", "Carpet"],
    cooling: ["Wall"],
  },
);

describe("statements broader than the facts", () => {
  it.each([
    [
      "Parking for four cars is provided by a garage of 576 square feet.",
      parked,
      "a total without",
    ],
    ["A detached garage holds four cars.", parked, "a total without Carport"],
    ["It has a detached four-car garage and a carport.", parked, "a garage for all cars"],
    ["There is parking for four cars.", parked, "a total without"],
    ["A detached garage holds four cars.", oneGarage, "a garage is said to hold"],
    ["It has a detached four-car garage.", oneGarage, "a garage for all cars"],
    [
      "Parking for four cars includes a detached garage.",
      oneGarage,
      "one kind of parking as a part",
    ],
    ["Parking is in a detached garage.", parked, "all parking without Carport"],
    ["Parking for two cars includes on-street spaces.", onStreet, "spaces on the street"],
    ["This is a condo with a pool.", shared, "said to belong"],
    ["Just listed: a house.", shared, "a state that nobody entered"],
    ["Showings are by appointment.", shared, "a state that nobody entered"],
    ["Weekend projects have a workshop.", twoShops, "two shops"],
    ["A garage of 576 square feet holds four cars.", byArea, "a total for a garage by its area"],
    ["RV parking makes room for four cars.", byArea, "a total of cars with RV parking"],
    ["A sports court belongs to the property, too.", amenities, "said to belong"],
    ["The community has a sports court.", amenities, "said to belong"],
    ["You'll have a sports court.", amenities, "said to belong"],
    ["Here is a house in Asheville, North Carolina with an elevator.", amenities, "said to belong"],
    ["It has a stove fueled by propane.", twoHeats, "one of several heat sources"],
    ["It has propane forced-air heat.", twoHeats, "one of several heat sources"],
    ["It has forced-air and stove heat fueled by propane.", twoHeats, "one of several"],
    ["It has an electric heat pump.", pumpAndStove, "one of several heat sources"],
    ["It has a heat pump fueled by propane.", pumpAndStove, "one of several heat sources"],
    ["It has natural gas heat.", twoHeats, "fuel: Natural gas"],
    ["A dishwasher and a dryer come with the home.", appliances, "without the other"],
    ["The dishwasher is included.", appliances, "part of the sale"],
    ["The kitchen has a dishwasher and a freezer.", appliances, "said to be in the kitchen"],
    ["It has a brick exterior under a metal roof.", built, "exterior without Vinyl"],
    ["It has a finished basement.", built, "a basement that is also unfinished"],
    ["The interior is finished in hardwood floors.", built, "flooring without Carpet"],
    ["It has central air conditioning.", built, "cooling: Central"],
    ["It has tile floors.", built, "flooring: Tile"],
    ["It has hardwood floors.", built, "flooring without Carpet"],
    ["Heat is steam.", twoHeats, "heating: Steam Heat"],
    ["It has propane stove heat.", pumpAndStove, "fuels without Electricity"],
    ["Forced-air and stove heat, with a septic tank.", twoHeats, "water with heat"],
    ["Fill the solarium.", atrium, "a solarium or an atrium alone"],
    ["Grow vegetables in the garden.", atrium, "vegetables in the garden"],
    ["Breakfast can move outdoors.", atrium, "a place outdoors without its name"],
    ["Send the boxes down to the basement.", atrium, "a basement called storage"],
    ["Central air conditioning and refrigerated air.", atrium, "two names of one cooling"],
    ["It has a shingle roof.", built, "roof: Shingle"],
  ])("include: %s", (text, facts, fault) => {
    expect(faultsIn(text, facts).join()).toContain(fault);
  });

  it.each([
    ["A detached garage of 576 square feet and a carport hold four cars in all.", parked],
    ["There is parking for four cars, and a garage of 576 square feet is available.", byArea],
    ["It has a 576-square-foot detached garage, with four parking spaces in all.", oneGarage],
    ["It has a detached two-car garage of 576 square feet.", twoCars],
    ["The building has an elevator, and transportation is nearby.", tower],
    ["Amenities include a pool.", shared],
    ["There is also RV parking. There is parking for four cars.", byArea],
    ["There are an elevator and a sports court. Amenities include a sports court.", amenities],
    ["It has forced-air and stove heat, and propane and electricity as heating fuels.", twoHeats],
    ["Appliances include a dishwasher, a freezer, and a washer and dryer.", appliances],
    ["It has a brick and vinyl exterior under a metal roof and hardwood and carpet.", built],
    ["There is a basement with finished and unfinished areas.", built],
    ["It has hardwood floors, carpet, and wall-unit air conditioning.", built],
  ])("don't include: %s", (text, facts) => {
    expect(faultsIn(text, facts)).toEqual([]);
  });
});

it("doesn't flag the owner's own words or the place", () => {
  const facts = collectFacts({
    ...{ ...bare, city: "Stoves", state: "Pool" },
    features: { ...NO_FEATURES, ownWords: ["30x40 shop with 200 amps"] },
  });
  const text = "Here is a house in Stoves, Pool. 30x40 shop with 200 amps. Come see it.";
  expect(faultsIn(text, facts)).toEqual([]);
});

it("flags every written option and number once its fact is removed", () => {
  const home = { ...bare, basics: Object.fromEntries(measured.flatMap(basicOf)) as Basics };
  const all = collectFacts({ ...home, features: ALL_FEATURES });
  const address = all.filter(({ source }) => /^(?:propertyType|city|state)$/.test(source));
  const missed: string[] = [];
  const written = new Set<Fact>();
  for (const fact of all.filter((each) => !address.includes(each))) {
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      const options = { variant, thisYear: 2026 };
      const text = writeDescription([...address, fact], options);
      if (text === writeDescription(address, options)) continue;
      written.add(fact);
      if (findFalseSentences(text, address).length === 0) missed.push(`${fact.value}: ${text}`);
    }
  }
  expect(written.size).toBeGreaterThan(80);
  expect(missed).toEqual([]);
});

function basicOf({ source, value }: Fact): [string, unknown][] {
  const name = /^propertyBasics\.(\w+)$/.exec(source)?.[1];
  return name ? [[name, value]] : [];
}
