import { eq, sql } from "drizzle-orm";
import { database } from "#db/client.ts";
import { ofAccount, ownedRead, readOwned } from "#db/owned-read.ts";
import { properties, templateBrands, templateEdits } from "#db/schema/index.ts";
import type { TemplateKind } from "#lib/fields/templates.ts";
import {
  NO_TEMPLATE_EDITS,
  templateEdits as editsSchema,
  type TemplateBrandInput,
  type TemplateEdits,
} from "#lib/schemas/templates.ts";
import type { Author } from "./description-versions.ts";
import { claimRevision, revisionOf } from "./form-revisions.ts";
import { lockProperty } from "./properties.ts";

export interface SavedTemplate {
  edits: TemplateEdits;
  revision: number;
}

/** The changes of each template; those in an older format are ignored. */
export const templateEditsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        kind: templateEdits.kind,
        edits: templateEdits.edits,
        revision: revisionOf(db, properties.userId, sql`'template:' || ${templateEdits.kind}`),
      })
      .from(templateEdits)
      .innerJoin(properties, eq(properties.id, templateEdits.propertyId))
      .where(eq(properties.userId, accountId)),
  (rows): ReadonlyMap<TemplateKind, SavedTemplate> =>
    new Map(
      rows.map(({ kind, edits, revision }) => {
        const parsed = editsSchema.safeParse(edits);
        return [kind, { edits: parsed.data ?? NO_TEMPLATE_EDITS, revision }] as const;
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

/**
 * @param basedOn the revision that they were changed from
 * @throws AppError `not_found` without a property, `conflict` if they were saved since
 */
export async function saveTemplateEdits(
  author: Author,
  kind: TemplateKind,
  edits: TemplateEdits,
  basedOn?: number,
): Promise<void> {
  const { accountId } = author;
  await database().transaction(async (tx) => {
    const { id: propertyId } = await lockProperty(tx, accountId);
    await claimRevision(tx, author, `template:${kind}`, basedOn, async (db) => {
      const saved = await readOwned(templateEditsOfAccount, ofAccount(accountId), { db });
      return saved.get(kind)?.edits ?? NO_TEMPLATE_EDITS;
    });
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
