import type { Fact } from "#lib/listing/page-text.ts";

/** A number as a part of a sentence: "3 beds", "built in 1926", "Condominium". */
export function factText({ value, label }: Fact): string {
  if (label === "property type") return value;
  return ["built", "remodeled"].includes(label)
    ? `${label} in ${value}`
    : `${value} ${label.replace(" (owner-reported)", "")}`;
}
