import { eq, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { ownedRead } from "#db/owned-read.ts";
import { properties, templateBrands, templateEdits } from "#db/schema/index.ts";
import type { TemplateKind } from "#lib/fields/templates.ts";
import {
  templateEdits as editsSchema,
  type TemplateBrandInput,
  type TemplateEdits,
} from "#lib/schemas/templates.ts";
import { lockProperty } from "./properties.ts";

/** The changes of each template; those in an older format are ignored. */
export const templateEditsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({ kind: templateEdits.kind, edits: templateEdits.edits })
      .from(templateEdits)
      .innerJoin(properties, eq(properties.id, templateEdits.propertyId))
      .where(eq(properties.userId, accountId)),
  (rows): ReadonlyMap<TemplateKind, TemplateEdits> =>
    new Map(
      rows.flatMap(({ kind, edits }) => {
        const parsed = editsSchema.safeParse(edits);
        return parsed.success ? [[kind, parsed.data] as const] : [];
      }),
    ),
);

export const templateBrandOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        accent: templateBrands.accent,
        hidesPorchlight: templateBrands.hidesPorchlight,
        logo: templateBrands.logo,
      })
      .from(templateBrands)
      .innerJoin(properties, eq(properties.id, templateBrands.propertyId))
      .where(eq(properties.userId, accountId)),
  ([row]) => row ?? { accent: null, hidesPorchlight: false, logo: null },
);

/** @throws AppError `not_found` without a property */
export async function saveTemplateEdits(
  accountId: string,
  kind: TemplateKind,
  edits: TemplateEdits,
): Promise<void> {
  await database().transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    await tx
      .insert(templateEdits)
      .values({ propertyId, kind, edits })
      .onConflictDoUpdate({
        target: [templateEdits.propertyId, templateEdits.kind],
        set: { edits, updatedAt: sql`now()` },
      });
  });
}

/** Omitted fields stay unchanged. @throws AppError `not_found` without a property */
export async function saveTemplateBrand(
  accountId: string,
  brand: Partial<TemplateBrandInput & { logo: string | null }>,
): Promise<void> {
  await database().transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    await tx
      .insert(templateBrands)
      .values({ propertyId, ...brand })
      .onConflictDoUpdate({
        target: templateBrands.propertyId,
        set: { ...brand, updatedAt: sql`now()` },
      });
  });
}
