import "server-only";
import type { z } from "zod";
import type { Author } from "#db/queries/description-versions.ts";
import * as descriptions from "#db/queries/descriptions.ts";
import { getLatestProperty, saveFeatures } from "#db/queries/properties.ts";
import { describedBy, type DescribedProperty, type WriteRequest } from "#lib/description/index.ts";
import { AppError, NO_PROPERTY, notFound } from "#lib/errors.ts";
import type {
  editInput,
  KeptNoteInput,
  rewriteInput,
  StreamEvent,
  TextCorrection,
} from "#lib/schemas/description.ts";
import type { Features } from "#lib/fields/features.ts";
import { isAgainst } from "#lib/listing/shown-words.ts";
import {
  composeDescription,
  streamDescription,
} from "#server/language-model/stream-description.ts";
import { saveDetails } from "./corrections.ts";
import { noticeHiding } from "./hidden-description.ts";
import { countAttempt, isWithinBounds } from "./limits.ts";
import { countedModel } from "./usage.ts";
import { findingsIn } from "./word-findings.ts";

export { versionsOfAccount } from "#db/queries/description-versions.ts";
export { previewCorrections } from "./corrections.ts";

type CorrectedFeatures = Features & { correction?: TextCorrection | undefined };
type RewriteInput = z.output<typeof rewriteInput>;

// When two people or tabs save at the same time, keep both texts.
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
 * Saves the chosen features, then writes a description of the home. Features are saved first, so
 * a failing writer loses nothing. Over the writing limit, the built-in writer replaces the
 * language model because it costs nothing.
 * @param basedOn the revision of the features that they were changed from
 * @throws AppError `not_found` without a property, `conflict` if the features were saved since, and
 *   as `saveDetails`
 */
export async function describeFeatures(
  author: Author,
  { correction, ...features }: CorrectedFeatures,
  basedOn?: number,
): Promise<string> {
  await saveDetails(author, correction, (tx) => saveFeatures(author, features, { basedOn }, tx));
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

/**
 * Saves the chosen features and leaves the description as it is. It stays accepted unless the checks
 * now find something that keeps it from buyers.
 * @param basedOn the revision of the features that they were changed from
 * @returns null if there is no description, and then nothing is saved
 * @throws AppError `not_found` without a property, `conflict` if the features were saved since, and
 *   as `saveDetails`
 */
export async function keepDescription(
  author: Author,
  { correction, ...features }: CorrectedFeatures,
  basedOn?: number,
) {
  const { generatedDescription } = await requireProperty(author.accountId);
  if (!generatedDescription) return null;
  await saveDetails(author, correction, (tx) =>
    saveFeatures(author, features, { basedOn, keepsAccepted: true }, tx),
  );
  const property = await requireProperty(author.accountId);
  const { keptNotes, descriptionAccepted } = property;
  const description = property.generatedDescription ?? "";
  const words = { property: describedBy(property), keptNotes, description };
  const found = findingsIn({ ...words, photos: [], openHouses: [], inventory: [] });
  const openNotes = found.filter(isAgainst).length;
  if (openNotes > 0) await descriptions.removeAcceptance(author, description);
  return {
    description,
    descriptionAccepted: descriptionAccepted && openNotes === 0,
    openNotes,
  };
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

/**
 * Rewrites the description.
 * @throws AppError `not_found` without a property, `rate_limited`
 */
export async function rewrite(author: Author, input: RewriteInput): Promise<string> {
  const { property, request } = await startRewrite(author, input);
  const { description, writer } = await composeDescription(property, request, modelOf(author));
  await descriptions.saveRewritten(author, { description, writer, style: request.style });
  return description;
}

/**
 * Streams `rewrite`, draft by draft. The text of an aborted request isn't saved.
 * @returns a function from an abort signal to the events of the text
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

/** As `saveAccepted` of the queries. */
export const saveAccepted = (
  author: Author,
  { description, replaces }: z.output<typeof editInput>,
): Promise<void> =>
  noticeHiding(author.accountId, (tx) =>
    descriptions.saveAccepted(author, description, { replaces, db: tx }),
  );

/** As `saveKeptNote` of the queries. @throws AppError `not_found` without a property */
export const saveKeptNote = (accountId: string, input: KeptNoteInput): Promise<string[]> =>
  noticeHiding(accountId, (tx) => descriptions.saveKeptNote(accountId, input, tx));

/**
 * Saves an edited description.
 * @throws AppError `conflict` when another text was saved meanwhile (this one is kept as a
 *   version), `not_found` without a property
 */
export async function saveEdit(author: Author, input: z.output<typeof editInput>) {
  const { descriptionAccepted, isInConflict } = await descriptions.saveEdit(author, input);
  if (isInConflict) throw new AppError("conflict", IN_CONFLICT);
  return { description: input.description, descriptionAccepted };
}
