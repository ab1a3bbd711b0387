import "server-only";
import { propertyOfAccount } from "#db/queries/properties.ts";
import { salesNearAccount } from "#db/queries/sales-near.ts";
import { unpackSales } from "#db/queries/sales.ts";
import { found, NO_PROPERTY } from "#lib/errors.ts";
import { typicalSizes } from "#lib/valuation/typical-sizes.ts";

export const typicalSizesReads = { property: propertyOfAccount, near: salesNearAccount };

type SizesData = {
  [Name in keyof typeof typicalSizesReads]: ReturnType<(typeof typicalSizesReads)[Name]["view"]>;
};

/**
 * Returns what homes of the same type sold in the home's zip code measure.
 * @throws AppError `not_found` without a property
 */
export function typicalSizesOf({ property, near }: SizesData) {
  const { propertyType } = found(property, NO_PROPERTY);
  const sizes = typicalSizes(unpackSales(near?.inZip), propertyType);
  return { zipCode: near?.zipCode ?? null, ...sizes };
}
