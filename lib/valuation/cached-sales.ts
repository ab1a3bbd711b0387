import type { SalesSource } from "./candidate-sales.ts";
import type { Sale } from "./data/home.ts";

/** Returns a source that looks up each area once. Use it for one day at a time. */
export function cacheAreas(source: SalesSource): SalesSource {
  const answers = new Map<string, Promise<Sale[]>>();
  const once = (key: string, look: () => Promise<Sale[]>) => {
    const answer = answers.get(key) ?? look();
    answers.set(key, answer);
    return answer;
  };
  return {
    ...source,
    inZip: (...area) => once(`zip ${area.join()}`, () => source.inZip(...area)),
    inDistrict: (...area) => once(`district ${area.join()}`, () => source.inDistrict(...area)),
    inCity: (...area) => once(`city ${area.join()}`, () => source.inCity(...area)),
    ofHouse: (...house) => once(`house ${house.join()}`, () => source.ofHouse(...house)),
    onStreet: ({ state, city, street, houseNumber }, before) =>
      once(`street ${[state, city, street, houseNumber, before].join()}`, () =>
        source.onStreet({ state, city, street, houseNumber }, before),
      ),
    inState: (...area) => once(`state ${area.join()}`, () => source.inState(...area)),
  };
}
