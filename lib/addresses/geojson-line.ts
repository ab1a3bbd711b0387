import type { SaleField } from "#lib/valuation/import/column-names.ts";
import { layoutOf, readAddress } from "./address-row.ts";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

const PROPERTIES = ["number", "street", "unit", "city", "region", "postcode"];
const HEADER = [...PROPERTIES, "lon", "lat"];

/**
 * Returns a reader of lines with a GeoJSON feature as OpenAddresses writes it: a point with the
 * properties number, street, unit, city, region and postcode.
 */
export function geoJsonReader(
  constants: ReadonlyMap<SaleField, string>,
): (line: string) => ReturnType<typeof readAddress> {
  const layout = layoutOf(HEADER, constants);
  return (line) => {
    // The features of a collection are often written one per line.
    const feature = parse(line.replace(/,$/, ""));
    if (!isRecord(feature) || !isRecord(feature.properties)) {
      return { reason: "no GeoJSON feature" };
    }
    const { properties, geometry } = feature;
    const point = isRecord(geometry) && geometry.type === "Point" ? geometry.coordinates : null;
    const [longitude, latitude]: unknown[] = Array.isArray(point) ? point : [];
    const values = [...PROPERTIES.map((name) => properties[name]), longitude, latitude];
    return readAddress(values.map(textOf), layout);
  };
}
