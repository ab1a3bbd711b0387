import { describe, expect, it } from "vitest";
import { STATES } from "./states.ts";
import { resolveTimeZone, timeZoneOfHome, timeZonesOfState } from "./time-zones.ts";

const at = (state: string, zipCode: string | null, chosenTimeZone: string | null = null) =>
  resolveTimeZone({ state, zipCode, chosenTimeZone });

describe("the time zone of a home", () => {
  it.each([
    ["WA", "98103", "America/Los_Angeles"],
    ["Washington", "98103-1234", "America/Los_Angeles"],
    ["MA", "02139", "America/New_York"],
    ["GU", "96910", "Pacific/Guam"],
    // Both sides of each state with two time zones.
    ["AK", "99501", "America/Anchorage"],
    ["AK", "99546", "America/Adak"],
    ["AZ", "85004", "America/Phoenix"],
    ["FL", "33101", "America/New_York"],
    ["FL", "32501", "America/Chicago"],
    ["FL", "32456", "America/New_York"],
    ["ID", "83702", "America/Boise"],
    ["ID", "83814", "America/Los_Angeles"],
    ["IN", "46204", "America/Indiana/Indianapolis"],
    ["IN", "46402", "America/Chicago"],
    ["IN", "46534", "America/Chicago"],
    ["KS", "67202", "America/Chicago"],
    ["KS", "67735", "America/Denver"],
    ["KY", "40202", "America/New_York"],
    ["KY", "42001", "America/Chicago"],
    ["MI", "48201", "America/Detroit"],
    ["ND", "58102", "America/Chicago"],
    ["ND", "58601", "America/Denver"],
    ["NE", "68102", "America/Chicago"],
    ["NE", "69361", "America/Denver"],
    ["NV", "89101", "America/Los_Angeles"],
    ["NV", "89883", "America/Denver"],
    ["OR", "97201", "America/Los_Angeles"],
    ["SD", "57104", "America/Chicago"],
    ["SD", "57701", "America/Denver"],
    ["TN", "37201", "America/Chicago"],
    ["TN", "37902", "America/New_York"],
    ["TX", "78701", "America/Chicago"],
    ["TX", "79901", "America/Denver"],
  ])("in %s %s is %s", (state, zipCode, timeZone) => {
    expect(at(state, zipCode)).toEqual({ timeZone, isSure: true });
  });

  it.each([
    ["AZ", "86503", "America/Phoenix"],
    ["MI", "49801", "America/Detroit"],
    ["OR", "97914", "America/Los_Angeles"],
    ["ID", "83549", "America/Boise"],
    ["KY", "42701", "America/New_York"],
    ["TX", "", "America/Chicago"],
    ["TX", null, "America/Chicago"],
    // A zip code of another state is ignored.
    ["TN", "98103", "America/Chicago"],
    ["Neverland", "98103", "America/New_York"],
  ])("in %s %s is uncertain and defaults to %s", (state, zipCode, timeZone) => {
    expect(at(state, zipCode)).toEqual({ timeZone, isSure: false });
  });

  it("is the one the seller chose, if the state has it", () => {
    const navajo = at("AZ", "86503", "America/Denver");
    expect(navajo).toEqual({ timeZone: "America/Denver", isSure: true });
    expect(at("TX", "79901", "America/Chicago").timeZone).toBe("America/Chicago");
    expect(at("TX", "78701", "America/New_York").timeZone).toBe("America/Chicago");
    expect(at("WA", "98103", "America/Denver").timeZone).toBe("America/Los_Angeles");
  });

  it("is Eastern Time without a home", () => {
    expect(timeZoneOfHome(null)).toBe("America/New_York");
    const nowhere = { state: null, zipCode: null, chosenTimeZone: null };
    expect(timeZoneOfHome(nowhere)).toBe("America/New_York");
  });
});

it("knows the zones of every state, by names that the runtime supports", () => {
  for (const { code } of STATES) {
    const zones = timeZonesOfState(code);
    expect(zones.length).toBeGreaterThan(0);
    for (const timeZone of zones) {
      expect(() => new Intl.DateTimeFormat("en-US", { timeZone })).not.toThrow();
    }
  }
  expect(timeZonesOfState("Arizona")).toEqual(["America/Phoenix", "America/Denver"]);
  expect(timeZonesOfState("Neverland")).toEqual([]);
});
