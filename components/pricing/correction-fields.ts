import { plainNumber } from "#lib/format.ts";
import { BASICS_FIELDS, type Basics, type BasicsField } from "#lib/fields/basics.ts";
import type { CorrectionInput } from "#lib/schemas/basics.ts";

export type CorrectionName = keyof CorrectionInput;
type CorrectionText = Record<CorrectionName, string>;

const INPUTS_BY_KIND = {
  amount: { inputMode: "decimal", after: "sq ft" },
  rooms: { inputMode: "numeric" },
  year: { inputMode: "numeric" },
} as const;

const toField = (wanted: BasicsField) => {
  const field = BASICS_FIELDS.find(({ name }) => name === wanted)!;
  return { name: wanted as CorrectionName, label: field.label, ...INPUTS_BY_KIND[field.kind] };
};

export const CORRECTION_GROUPS = [
  {
    legend: "Size",
    columns: "sm:grid-cols-3",
    fields: ["finishedSquareFootage", "basementSquareFootage", "lotSize"],
  },
  {
    legend: "Rooms",
    columns: "grid-cols-2 sm:grid-cols-3 lg:grid-cols-5",
    fields: [
      "bedrooms",
      "fullBathrooms",
      "halfBathrooms",
      "threeFourthBathrooms",
      "oneFourthBathrooms",
    ],
  },
  {
    legend: "Years",
    columns: "sm:grid-cols-3",
    fields: ["yearBuilt", "structuralRemodelYear"],
  },
].map((group) => ({
  ...group,
  fields: group.fields.map((name) => toField(name as BasicsField)),
}));

const CORRECTION_NAMES = CORRECTION_GROUPS.flatMap(({ fields }) => fields.map(({ name }) => name));

export function correctionText(basics: Basics): CorrectionText {
  return Object.fromEntries(
    CORRECTION_NAMES.map((name) => [name, plainNumber(basics[name])]),
  ) as CorrectionText;
}

/** Returns only the changed numbers, so that other members' corrections stay. */
export function changesTo(
  basics: Basics,
  corrected: Record<CorrectionName, number>,
): Partial<Basics> {
  return Object.fromEntries(
    Object.entries(corrected).filter(([name, value]) => basics[name as CorrectionName] !== value),
  );
}
