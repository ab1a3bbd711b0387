import type { z } from "zod";
import { type Author, saveEdit } from "#db/queries/descriptions.ts";
import { getLatestProperty } from "#db/queries/properties.ts";
import { notFound } from "#lib/api/route.ts";
import type { WriteRequest } from "#lib/description/writer/write-built-in.ts";
import { describedBy, type DescribedProperty } from "#lib/description/facts.ts";
import type { rewriteInput } from "#lib/schemas/description.ts";

/**
 * Keeps what the seller typed, and then tells what another text is to be made from.
 * @throws AppError `not_found` without a property
 */
export async function startRewrite(
  user: Author,
  { currentDescription, ...asked }: z.output<typeof rewriteInput>,
): Promise<{ property: DescribedProperty; request: WriteRequest }> {
  await saveEdit(user, { description: currentDescription });
  const property = await getLatestProperty(user.accountId);
  if (!property) throw notFound("There is no property yet.");
  const style = { ...property.descriptionStyle, ...asked };
  return { property: describedBy(property), request: { style, currentText: currentDescription } };
}
