import { type ColumnMapping, normalizeName } from "#lib/import/columns.ts";
import { COLUMN_NAMES, type SaleField } from "./column-names.ts";

interface Mapping {
  columns: ColumnMapping<SaleField>;
  added?: ReadonlyMap<SaleField, readonly number[]>;
  constants: ReadonlyMap<SaleField, string>;
}

// The median error, in percent, of King County's sales with these facts known, by zip.
const ERROR_WITH_ALL = 10.3;

// Facts that make an estimate more accurate. Each has its fields, a pattern for its column's name,
// and the median error in percent without it, where that is higher.
const FACTS: readonly { fields: readonly SaleField[]; name: RegExp; errorWithout?: number }[] = [
  { fields: ["zipCode", "district"], name: /zip|postal/i, errorWithout: 23.3 },
  { fields: ["livingArea"], name: /sq.?f|area|size/i },
  { fields: ["lotSize", "lotAcres"], name: /lot|land|acre/i, errorWithout: 10.9 },
  { fields: ["bedrooms"], name: /bed|bdrm|br\b/i },
  { fields: ["bathrooms", "fullBathrooms"], name: /bath|ba\b/i, errorWithout: 10.4 },
  { fields: ["yearBuilt", "age"], name: /built|year|yr/i, errorWithout: 10.8 },
  { fields: ["propertyType"], name: /type|class|use/i },
  { fields: ["address", "street"], name: /addr|street/i },
  { fields: ["latitude"], name: /^lat/i },
];

export const UNREACHABLE =
  "These sales have no zip codes or state, so no home can match them. Set the location, such as --state WI --city Milwaukee.";

/** Whether these sales can match a home at all, and what makes the matches worse. */
export interface Reach {
  isReachable: boolean;
  warnings: string[];
}

const knows = ({ columns, constants }: Mapping, ...fields: SaleField[]) =>
  fields.some((field) => columns.has(field) || constants.has(field));

function nameHint(fields: readonly SaleField[], name: RegExp, unused: readonly string[]): string {
  const [field] = fields;
  const column = unused.find((title) => name.test(title));
  return column === undefined ? `${field}` : `${field} (--map ${field}=${quoteName(column)}?)`;
}

const quoteName = (column: string) => (/^[\w.-]+$/.test(column) ? column : JSON.stringify(column));

/**
 * Describes which column was read as what, which columns were unused, and which facts are missing.
 */
export function describeColumns(mapping: Mapping, header: readonly string[]): string[] {
  const { columns, constants, added = new Map<SaleField, readonly number[]>() } = mapping;
  const lines = [...columns].map(([field, column]) => {
    const names = [column, ...(added.get(field) ?? [])].map((index) => header[index]);
    return `${field} <- ${names.join(" + ")}`;
  });
  for (const [field, value] of constants) lines.push(`${field} = ${value}`);
  const used = new Set([...columns.values(), ...[...added.values()].flat()]);
  const unused = header.filter((_, index) => !used.has(index));
  if (unused.length > 0) lines.push(`Not used: ${unused.join(", ")}.`);
  const missing = FACTS.filter(({ fields }) => !knows(mapping, ...fields));
  if (missing.length === 0) return lines;
  const named = missing.map(({ fields, name }) => nameHint(fields, name, unused));
  lines.push(`Not in the file: ${named.join(", ")}.`);
  const costs = missing.flatMap(({ fields: [field], errorWithout }) =>
    errorWithout === undefined ? [] : [`${errorWithout}% without ${field}`],
  );
  if (costs.length > 0) {
    lines.push(
      `Effect on accuracy: in King County the median error was ${ERROR_WITH_ALL}% with every fact, ${costs.join(", ")}.`,
    );
  }
  return lines;
}

// For these fields, a second column of the same meaning, such as the previous sale, gives wrong
// sales.
const CRITICAL: ReadonlySet<SaleField> = new Set(["price", "soldOn"]);

/**
 * Lists columns skipped because another has the same name, or the same meaning as price or date.
 */
export function warnOfRepeats({ columns }: Mapping, header: readonly string[]): string[] {
  const used = new Set(columns.values());
  const names = header.map(normalizeName);
  const cite = (column: number) => `column ${column + 1} (${JSON.stringify(header[column])})`;
  return [...columns].flatMap(([field, column]) => {
    const isSame = (name: string) =>
      name === names[column] || (CRITICAL.has(field) && COLUMN_NAMES[field].includes(name));
    const others = names.flatMap((name, other) =>
      !used.has(other) && isSame(name) ? [cite(other)] : [],
    );
    return others.length === 0
      ? []
      : [
          `${cite(column)} is read as ${field}; ${others.join(" and ")} ${others.length === 1 ? "is" : "are"} ignored. If that is wrong, rename the right column.`,
        ];
  });
}

function warnOfPlace(mapping: Mapping): string[] {
  const hasState = knows(mapping, "state");
  const hasCity = knows(mapping, "city");
  if (knows(mapping, "zipCode")) {
    if (hasState && hasCity) return [];
    const missing = [...(hasState ? [] : ["state"]), ...(hasCity ? [] : ["city"])];
    return [
      `Without ${missing.join(" and ")}, homes match these sales by zip code only. Set the location: ${missing.map((field) => `--${field}`).join(" and ")}.`,
    ];
  }
  if (!hasCity) {
    return [
      "Without zip codes and a city, homes match these sales by state only. Set the city with --city, or its column with --map city=COLUMN.",
    ];
  }
  const hasStreet = knows(mapping, "address", "street");
  if (!knows(mapping, "district")) {
    return [
      `Without zip codes or districts, homes are compared ${hasStreet ? "along their street and " : ""}across the whole city, which is much less accurate.`,
    ];
  }
  return hasStreet
    ? []
    : [
        "Without zip codes and streets, we can't find a home's district. It comes from the sales on its street.",
      ];
}

/** Finds the missing facts that matter most. */
export function findReach(mapping: Mapping): Reach {
  if (!knows(mapping, "zipCode") && !knows(mapping, "state")) {
    return {
      isReachable: false,
      warnings: [UNREACHABLE],
    };
  }
  const warnings = warnOfPlace(mapping);
  if (!knows(mapping, "livingArea")) {
    warnings.push("Without a living area, we can't compare any sale with a home.");
  }
  return { isReachable: true, warnings };
}
