import type { FieldWords } from "#components/forms/conflict/merge-values.ts";
import { type Basics, BASICS_FIELDS, BASICS_LABELS, type BasicsField } from "#lib/fields/basics.ts";
import type { PropertyType } from "#lib/fields/property.ts";
import { plainNumber } from "#lib/format.ts";

type BasicsText = Record<BasicsField, string>;

type FieldLook = {
  name: BasicsField;
  hint?: string;
  before?: string;
  after?: string;
  inputMode: "numeric" | "decimal";
  /** Whether the field has its own row. */
  isAlone?: boolean;
};

type Group = { legend: string; hint?: string; columns: 2 | 3; fields: readonly FieldLook[] };

const GROUPS: readonly Group[] = [
  {
    legend: "Rooms",
    hint: "Count each bathroom once, based on what it has.",
    columns: 2,
    fields: [
      { name: "bedrooms", inputMode: "numeric", isAlone: true },
      {
        name: "fullBathrooms",
        hint: "Sink, toilet, shower and bathtub",
        inputMode: "numeric",
      },
      { name: "halfBathrooms", hint: "Sink and toilet", inputMode: "numeric" },
      { name: "threeFourthBathrooms", hint: "Sink, toilet and shower", inputMode: "numeric" },
      { name: "oneFourthBathrooms", hint: "Only a toilet, sink or shower", inputMode: "numeric" },
    ],
  },
  {
    legend: "Size",
    hint: "Find these on your tax bill, an appraisal or the county assessor's website.",
    columns: 2,
    fields: [
      {
        name: "finishedSquareFootage",
        hint: "Living space, without the garage",
        after: "sq ft",
        inputMode: "decimal",
      },
      {
        name: "basementSquareFootage",
        hint: "Finished or not",
        after: "sq ft",
        inputMode: "decimal",
      },
      { name: "garageSquareFootage", after: "sq ft", inputMode: "decimal" },
      {
        name: "lotSize",
        hint: "Square feet, or acres such as 0.25 acres",
        after: "sq ft",
        inputMode: "decimal",
      },
    ],
  },
  {
    legend: "Years and fees",
    columns: 3,
    fields: [
      { name: "yearBuilt", inputMode: "numeric" },
      {
        name: "structuralRemodelYear",
        hint: "Walls, roof or foundation. Enter 0 if none.",
        inputMode: "numeric",
      },
      { name: "hoaFees", hint: "Enter 0 if there's no HOA.", before: "$", inputMode: "decimal" },
    ],
  },
];

export const BASICS_GROUPS = GROUPS.map((group) => ({
  ...group,
  fields: group.fields.map((field) => ({ ...field, label: BASICS_LABELS[field.name] })),
}));

/** Says the values in words, in the order of the screen. */
export const basicsWords = (values: BasicsText): FieldWords[] =>
  BASICS_GROUPS.flatMap(({ fields }) =>
    fields.map(({ name, label }): FieldWords => [label, values[name]]),
  );

// Land has these, too.
const OF_LAND: readonly BasicsField[] = ["lotSize", "hoaFees"];

/** Returns the texts of the fields. Before the first save, what land can't have is 0. */
export function basicsText(basics: Basics | null, propertyType: PropertyType): BasicsText {
  const isNewLand = basics === null && propertyType === "land_lot";
  const entries = BASICS_FIELDS.map(({ name }) => {
    const value = isNewLand && !OF_LAND.includes(name) ? 0 : basics?.[name];
    return [name, value === undefined ? "" : plainNumber(value)];
  });
  return Object.fromEntries(entries) as BasicsText;
}
