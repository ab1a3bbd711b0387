import { type Fact, OWNER_REPORTED } from "#lib/listing/page-text.ts";

/** Formats a figure for a sentence: "3 beds", "built in 1926", "Condominium". */
export function factText({ value, label }: Fact): string {
  if (label === "property type") return value;
  return ["built", "remodeled"].includes(label)
    ? `${label} in ${value}`
    : `${value} ${label.replace(` ${OWNER_REPORTED}`, "")}`;
}
