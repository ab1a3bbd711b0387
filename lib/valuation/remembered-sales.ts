import type { SalesSource } from "./comparable-sales.ts";
import type { Sale } from "./types.ts";

/** A source that looks up the same place but once; for one subject at a time. */
export function rememberSales(source: SalesSource): SalesSource {
  const answers = new Map<string, Promise<Sale[]>>();
  const once = (key: string, look: () => Promise<Sale[]>) => {
    const answer = answers.get(key) ?? look();
    answers.set(key, answer);
    return answer;
  };
  return {
    ...source,
    inZip: (...place) => once(`zip ${place.join()}`, () => source.inZip(...place)),
    inCity: (...place) => once(`city ${place.join()}`, () => source.inCity(...place)),
    inState: (...place) => once(`state ${place.join()}`, () => source.inState(...place)),
  };
}
