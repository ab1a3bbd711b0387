import { describe, expect, it } from "vitest";
import { checkFairHousing } from "./check.ts";

const severitiesOf = (text: string) => checkFairHousing(text).map(({ severity }) => severity);

describe("a home without stairs", () => {
  it.each([
    "You won't climb any stairs.",
    "You'll never have to take the stairs to bed.",
    "You don't have to manage steps to the garage.",
    "You won't be climbing stairs with groceries.",
  ])("can be described: %s", (text) => {
    expect(severitiesOf(text)).toEqual([]);
  });

  it.each([
    "If you can't climb stairs, look elsewhere.",
    "You won't live here if you can't climb stairs.",
    "You won't like it here if you use a wheelchair.",
  ])("doesn't excuse keeping people out: %s", (text) => {
    expect(severitiesOf(text)).toEqual(["violation"]);
  });
});

describe("a room for one sex", () => {
  it.each([
    "A kitchen for the housewife who loves to bake.",
    "A laundry room for the mom who loves order.",
    "A garden for the lady who enjoys roses.",
    "There is a workshop for the man who tinkers.",
  ])("is a caution: %s", (text) => {
    expect(severitiesOf(text)).toEqual(["caution"]);
  });

  it.each([
    "The house was built for a man who loved trains.",
    "A home for the gardener who loves roses.",
    "For anyone who loves to bake, there's a double oven.",
  ])("doesn't mean past owners or hobbies: %s", (text) => {
    expect(severitiesOf(text)).toEqual([]);
  });
});

describe("assistance animals", () => {
  it.each([
    "Emotional support animals will be charged the pet deposit.",
    "Pet rent applies to service dogs too.",
    "Service animals count as pets here.",
    "No pets, and that goes for support animals.",
  ])("can't be refused or charged for: %s", (text) => {
    expect(severitiesOf(text)).toEqual(["violation"]);
  });

  it("can be welcomed without a fee", () => {
    expect(severitiesOf("Service animals are welcome and never charged a fee.")).toEqual([]);
  });
});

describe("the sellers' own story", () => {
  it.each([
    "We moved in as newlyweds and leave as grandparents.",
    "We are empty nesters and downsizing.",
  ])("isn't a preference: %s", (text) => {
    expect(severitiesOf(text)).toEqual([]);
  });
});

describe("a house of worship nearby", () => {
  it.each([
    "Near St. Margaret's Church.",
    "Walk to Temple Israel.",
    "Close to Congregation Beth El.",
    "Steps from Masjid Al-Noor.",
    "Near Temple Beth Shalom.",
  ])("is a landmark if it's named, whatever the faith: %s", (text) => {
    expect(severitiesOf(text)).toEqual([]);
  });

  it.each(["Near the church.", "Walk to the synagogue.", "Close to mosques."])(
    "is a caution if it isn't named: %s",
    (text) => {
      expect(severitiesOf(text)).toEqual(["caution"]);
    },
  );

  it.each(["Walk to Temple Street.", "Near Temple University.", "Close to Temple, Texas."])(
    "isn't another place with a similar name: %s",
    (text) => {
      expect(severitiesOf(text)).toEqual([]);
    },
  );
});
