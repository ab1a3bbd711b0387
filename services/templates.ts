import "server-only";
import path from "node:path";
import { saveTemplateBrand, saveTemplateEdits } from "#db/queries/templates.ts";
import { ofAccount, readEach, readOwned } from "#db/owned-read.ts";
import { subscriptionOfAccount } from "#db/queries/plans.ts";
import { AppError, found, notFound } from "#lib/errors.ts";
import type { EmailFormat, PreviewSize, TemplateKind } from "#lib/fields/templates.ts";
import { grantsOf, planWith } from "#lib/plans/grants.ts";
import type { TemplateBrandInput, TemplatesView } from "#lib/schemas/templates.ts";
import { drawTemplate } from "#lib/templates/draw.ts";
import type { Drawing } from "#lib/templates/drawing.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";
import { needsOf, obstacleOf } from "#lib/templates/obstacle.ts";
import { postOf } from "#lib/templates/post.ts";
import { inTurn } from "#server/photos/queue.ts";
import type { Pictures } from "#server/templates/pictures.ts";
import { VersionedCache } from "#server/versioned-cache.ts";
import { drawInQueue, makeFileInQueue } from "./drawing.ts";
import { countAttempt } from "./limits.ts";
import { readWhole } from "./photo-files.ts";
import {
  makeTemplate,
  readHome,
  type TemplateAnswers,
  type TemplateHome,
  templateReads,
  viewTemplates,
} from "./template-view.ts";

export { saveTemplateEdits, templateReads, viewTemplates };

const NEEDS_PLAN = `Choose a plan to download templates. They're included from ${planWith("standardTemplates")} up.`;
const NEEDS_BRANDING = `A custom logo and colors are included in the ${planWith("customBranding")} plan.`;
const TOO_MANY_LOGOS = "You've uploaded a lot of logos. Try again in an hour.";
const BUSY = "We're preparing a lot of images right now. Please try again in a moment.";

const PREVIEW_WIDTH = 900;
// Width of an image preview in px: large enough to judge, too small to use instead of the image.
const PREVIEW_OF_PICTURE = 540;
// Twice the width of a gallery card.
const THUMBNAIL_WIDTH = 512;
const EMAIL_COVER_WIDTH = 1200;
const MAX_PREVIEWS = 500;
const MAX_PREVIEW_BYTES = 32 * 1024 * 1024;

type Bytes = Buffer<ArrayBuffer>;

export interface TemplateFile {
  name: string;
  type: string;
  body: Bytes | string;
}

const holder = globalThis as typeof globalThis & { porchlightPreviews?: VersionedCache<Bytes> };
const previews = (holder.porchlightPreviews ??= new VersionedCache(
  MAX_PREVIEWS,
  MAX_PREVIEW_BYTES,
  ({ length }) => length,
));

function picturesOf({ listing, logo }: TemplateHome): Pictures {
  const photos = new Map(listing.photos.map((photo) => [photo.id, photo]));
  return {
    logo,
    photo: async (id, width) => {
      const files = photos.get(id)?.jpeg ?? [];
      const file = files.find((one) => one.width >= width) ?? files.at(-1);
      return file ? readWhole(path.basename(file.url)) : null;
    },
  };
}

async function drawingOf(content: Parameters<typeof drawTemplate>[0]): Promise<Drawing> {
  const { loadFaces } = await import("#server/templates/faces.ts");
  return found(drawTemplate(content, (await loadFaces()).measure));
}

function previewWidth(output: "pdf" | "picture", size: PreviewSize): number {
  if (size === "thumbnail") return THUMBNAIL_WIDTH;
  return output === "pdf" ? PREVIEW_WIDTH : PREVIEW_OF_PICTURE;
}

/**
 * Returns a page of a template as JPEG, drawn once per version.
 * @param page from 1
 * @throws AppError `not_found` for a page that doesn't exist, and as `drawInQueue`
 */
export async function previewTemplate(
  answers: TemplateAnswers,
  { accountId, kind, page, size, origin }: Asked & { page: number; size: PreviewSize },
): Promise<Bytes> {
  const home = readHome(answers, origin);
  const { content, version } = makeTemplate(answers, home, kind);
  const { output } = TEMPLATES[kind];
  if (output !== "pdf" && output !== "picture") throw notFound();
  return previews.get(`${accountId} ${kind} ${page} ${size}`, version, () =>
    drawInQueue(accountId, async () => {
      const drawing = await drawingOf(content);
      if (page > drawing.pages.length) throw notFound();
      const { drawPicture } = await import("#server/templates/draw-picture.ts");
      const scale = previewWidth(output, size) / drawing.width;
      return drawPicture(drawing, picturesOf(home), { page: page - 1, scale });
    }),
  );
}

interface Asked {
  accountId: string;
  kind: TemplateKind;
  origin: string;
}

/**
 * Creates a template's file.
 * @param as format of the email
 * @throws AppError `forbidden` without a plan, `conflict` while its words violate a rule or it lacks
 *   a phone number,
 *   `not_found` without a property, and as `makeFileInQueue`
 */
export async function templateFile(
  answers: TemplateAnswers,
  { accountId, kind, origin, as }: Asked & { as: EmailFormat },
): Promise<TemplateFile> {
  const home = readHome(answers, origin);
  if (!home.grants.standardTemplates) throw new AppError("forbidden", NEEDS_PLAN);
  const { content, findings } = makeTemplate(answers, home, kind);
  const obstacle = needsOf(content) ?? obstacleOf(findings);
  if (obstacle) throw new AppError("conflict", obstacle);
  return makeFileInQueue(accountId, () => makeFile(content, home, as));
}

async function makeFile(
  content: Parameters<typeof drawTemplate>[0],
  home: TemplateHome,
  as: EmailFormat,
): Promise<TemplateFile> {
  const { kind, showsPorchlight } = content;
  const name = showsPorchlight ? `porchlight-${kind}` : kind;
  const pictures = picturesOf(home);
  switch (TEMPLATES[kind].output) {
    case "pdf": {
      const { drawPdf } = await import("#server/templates/draw-pdf.ts");
      const maker = showsPorchlight ? "Porchlight" : null;
      const body = await drawPdf(await drawingOf(content), pictures, { now: new Date(), maker });
      return { name: `${name}.pdf`, type: "application/pdf", body };
    }
    case "picture": {
      const { drawPicture } = await import("#server/templates/draw-picture.ts");
      const body = await drawPicture(await drawingOf(content), pictures);
      return { name: `${name}.jpg`, type: "image/jpeg", body };
    }
    case "text":
      return { name: `${name}.txt`, type: "text/plain; charset=utf-8", body: postOf(content).text };
    case "email":
      return emailFile(content, home, as, name);
  }
}

async function coverOf(content: { photos: readonly { id: string }[] }, home: TemplateHome) {
  const [cover] = content.photos;
  return cover ? picturesOf(home).photo(cover.id, EMAIL_COVER_WIDTH / 2) : null;
}

async function emailFile(
  content: Parameters<typeof drawTemplate>[0],
  home: TemplateHome,
  as: EmailFormat,
  name: string,
): Promise<TemplateFile> {
  const email = await import("#server/templates/email-file.ts");
  if (as === "eml") {
    const body = await email.announcementAsEml(content, await coverOf(content, home));
    return { name: `${name}.eml`, type: "message/rfc822", body };
  }
  if (as === "txt") {
    const body = await email.announcementAsText(content);
    return { name: `${name}.txt`, type: "text/plain; charset=utf-8", body };
  }
  // A pasted email can show only public photos.
  const [cover] = content.photos;
  const file = home.listing.photos.find(({ id }) => id === cover?.id)?.jpeg;
  const shown = file?.find(({ width }) => width >= EMAIL_COVER_WIDTH / 2) ?? file?.at(-1);
  const picture =
    content.page && shown ? `${content.page.url}/photos/${path.basename(shown.url)}` : null;
  const body = await email.announcementAsHtml(content, picture);
  return { name: `${name}.html`, type: "text/html; charset=utf-8", body };
}

/**
 * Returns the email announcement with its photo embedded.
 * @throws AppError `not_found` without a property
 */
export async function previewEmail(answers: TemplateAnswers, origin: string): Promise<string> {
  const home = readHome(answers, origin);
  const { content } = makeTemplate(answers, home, "email");
  const cover = await coverOf(content, home);
  const { announcementAsHtml } = await import("#server/templates/email-file.ts");
  return announcementAsHtml(content, cover && `data:image/jpeg;base64,${cover.toString("base64")}`);
}

/**
 * Reads the templates of an account's home.
 * @throws AppError `not_found` without a property
 */
export async function getTemplates(accountId: string, origin: string): Promise<TemplatesView> {
  return viewTemplates(await readEach(templateReads, ofAccount(accountId)), origin);
}

async function requireBranding(accountId: string): Promise<void> {
  const subscription = await readOwned(subscriptionOfAccount, ofAccount(accountId));
  if (!grantsOf(subscription?.planName ?? null).customBranding) {
    throw new AppError("forbidden", NEEDS_BRANDING);
  }
}

/**
 * Saves the template branding.
 * @throws AppError `forbidden` without the plan, `not_found` without a property
 */
export async function saveBrand(accountId: string, brand: TemplateBrandInput): Promise<void> {
  await requireBranding(accountId);
  await saveTemplateBrand(accountId, brand);
}

/**
 * Saves the logo.
 * @param read reads the upload, after the caller's permission is checked
 * @throws AppError as `saveBrand`, `rate_limited`, `bad_request` for a file that isn't an image,
 *   `unavailable`, and as `read`
 */
export async function saveLogo(accountId: string, read: () => Promise<Uint8Array>): Promise<void> {
  await requireBranding(accountId);
  await countAttempt({ logoUpload: accountId }, TOO_MANY_LOGOS);
  const bytes = Buffer.from(await read());
  const { readLogo } = await import("#server/templates/logo.ts");
  const logo = await inTurn(accountId, () => readLogo(bytes), BUSY);
  await saveTemplateBrand(accountId, { logo: logo.toString("base64") });
}

/**
 * Deletes the logo, with any plan, because it is the seller's own.
 * @throws AppError `not_found` without a property
 */
export const deleteLogo = (accountId: string): Promise<void> =>
  saveTemplateBrand(accountId, { logo: null });
