import "server-only";
import type { z } from "zod";
import type { Author } from "#db/queries/description-versions.ts";
import * as descriptions from "#db/queries/descriptions.ts";
import { getLatestProperty, saveFeatures } from "#db/queries/properties.ts";
import type { WriteRequest } from "#lib/description/writer/write-built-in.ts";
import { describedBy, type DescribedProperty } from "#lib/description/facts.ts";
import { AppError, NO_PROPERTY, notFound } from "#lib/errors.ts";
import type { editInput, rewriteInput, StreamEvent } from "#lib/schemas/description.ts";
import type { Features } from "#lib/fields/features.ts";
import {
  composeDescription,
  streamDescription,
} from "#server/language-model/stream-description.ts";
import { countAttempt, isWithinBounds } from "./limits.ts";
import { countedModel } from "./usage.ts";

export { versionsOfAccount } from "#db/queries/description-versions.ts";
export { saveAccepted, saveKeptNote } from "#db/queries/descriptions.ts";

type RewriteInput = z.output<typeof rewriteInput>;

// Two people, or two tabs, wrote at once: neither's text may be lost.
const IN_CONFLICT =
  "The description was changed somewhere else. Your text is saved under Past versions.";

const TOO_MANY_TEXTS =
  "You've requested a lot of rewrites. Your text hasn't changed. Please try again later.";

const writingBy = ({ accountId }: Author) => ({ writing: accountId, writingByDay: accountId });
const noModel = () => Promise.resolve(null);
const modelOf =
  ({ accountId }: Author) =>
  () =>
    countedModel(accountId);

async function requireProperty(accountId: string) {
  const property = await getLatestProperty(accountId);
  if (!property) throw notFound(NO_PROPERTY);
  return property;
}

/**
 * Saves the chosen features, then writes a description of the home. The features are kept first: a
 * writer that fails loses nothing, and beyond the bound on writing the built-in writer, which costs
 * nothing, takes the language model's place.
 * @throws AppError `not_found` without a property
 */
export async function describeFeatures(author: Author, features: Features): Promise<string> {
  await saveFeatures(author.accountId, features);
  const property = await requireProperty(author.accountId);
  const style = property.descriptionStyle;
  const { description, writer } = await composeDescription(
    { ...describedBy(property), features },
    { style, currentText: null },
    (await isWithinBounds(writingBy(author))) ? modelOf(author) : noModel,
  );
  await descriptions.saveGenerated(author, features, { description, writer, style });
  return description;
}

async function startRewrite(
  author: Author,
  { currentDescription, ...asked }: RewriteInput,
): Promise<{ property: DescribedProperty; request: WriteRequest }> {
  await countAttempt(writingBy(author), TOO_MANY_TEXTS);
  await descriptions.saveEdit(author, { description: currentDescription });
  const property = await requireProperty(author.accountId);
  const style = { ...property.descriptionStyle, ...asked };
  return { property: describedBy(property), request: { style, currentText: currentDescription } };
}

/** @throws AppError `not_found` without a property, `rate_limited` */
export async function rewrite(author: Author, input: RewriteInput): Promise<string> {
  const { property, request } = await startRewrite(author, input);
  const { description, writer } = await composeDescription(property, request, modelOf(author));
  await descriptions.saveRewritten(author, { description, writer, style: request.style });
  return description;
}

/**
 * `rewrite`, draft by draft. A text whose request was ended is not saved.
 * @returns given a signal that ends the writing, the events of the text
 * @throws AppError `not_found` without a property, `rate_limited`
 */
export async function streamRewrite(author: Author, input: RewriteInput) {
  const { property, request } = await startRewrite(author, input);
  return async function* write(signal: AbortSignal): AsyncGenerator<StreamEvent> {
    const composed = yield* streamDescription(property, { ...request, signal }, modelOf(author));
    signal.throwIfAborted();
    const { description, writer } = composed;
    await descriptions.saveRewritten(author, { description, writer, style: request.style });
    yield { type: "done", ...composed };
  };
}

/**
 * @throws AppError `conflict` where another text stands by now (this one is kept as a version),
 *   `not_found` without a property
 */
export async function saveEdit(author: Author, input: z.output<typeof editInput>) {
  const { descriptionAccepted, isInConflict } = await descriptions.saveEdit(author, input);
  if (isInConflict) throw new AppError("conflict", IN_CONFLICT);
  return { description: input.description, descriptionAccepted };
}
