import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberedSlug, numberOfSlug, slugOf } from "./slug.ts";

const HOME = { addressLine1: "611 S Maple St", city: "Seattle", state: "WA", zipCode: "98101" };

describe("a page slug", () => {
  it.each([
    [{}, "611-s-maple-st-seattle-wa-98101"],
    [{ addressLine2: "Unit #4B" }, "611-s-maple-st-unit-4b-seattle-wa-98101"],
    [{ addressLine2: "" }, "611-s-maple-st-seattle-wa-98101"],
    [{ state: "washington", zipCode: "98101-1234" }, "611-s-maple-st-seattle-wa-98101"],
    [{ addressLine1: "12½ O’Brien’s Ct." }, "12-1-2-obriens-ct-seattle-wa-98101"],
    [{ city: "Kaʻaʻawa", state: "HI" }, "611-s-maple-st-kaaawa-hi-98101"],
    [{ city: "Ka‘a‘awa", state: "HI" }, "611-s-maple-st-kaaawa-hi-98101"],
    [{ city: "Ka`a´awa", state: "HI" }, "611-s-maple-st-kaaawa-hi-98101"],
    [{ city: "Espan\u0303ola", state: "NM" }, "611-s-maple-st-espanola-nm-98101"],
    [{ city: "Cañon City", state: "CO" }, "611-s-maple-st-canon-city-co-98101"],
    [{ addressLine1: "3 Groß-Ærø Łn" }, "3-gross-aero-ln-seattle-wa-98101"],
    [{ addressLine1: "  1 --- <b>A</b> & B  " }, "1-b-a-b-b-seattle-wa-98101"],
    [{ addressLine1: "東京", city: "東京", state: "東京", zipCode: "東東東東東" }, "home"],
  ])("for %j is %s", (change, wanted) => {
    expect(slugOf({ ...HOME, ...change })).toBe(wanted);
  });

  it("ends with the place, however long the street is", () => {
    const slug = slugOf({ ...HOME, addressLine1: "1 Very Long Street Name ".repeat(20) });
    expect(slug.length).toBeLessThanOrEqual(100);
    expect(slug).toMatch(/^1-very-long-street-name-1-.*[a-z]-seattle-wa-98101$/);
  });

  it("is short and URL-safe whatever is typed", () => {
    const text = fc.string({ unit: "binary", maxLength: 200 });
    const address = fc.record({
      ...{ addressLine1: text, addressLine2: text, city: text, state: text, zipCode: text },
    });
    fc.assert(
      fc.property(address, (typed) => {
        const slug = slugOf(typed);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe("taken slugs", () => {
  it("get a number that can be read back", () => {
    for (const number of [1, 2, 3, 10]) {
      expect(numberOfSlug(numberedSlug("a-b", number), "a-b")).toBe(number);
    }
  });

  it.each(["a", "a-bc", "a-b-c", "a-b-1", "a-b-02", "a-b-", "a-b-2-2"])(
    "don't include %s",
    (name) => {
      expect(numberOfSlug(name, "a-b")).toBeNull();
    },
  );
});
