import "server-only";
import type { TemplateContent } from "#lib/templates/content.ts";
import { renderMail } from "#server/mail/render.ts";

const PICTURE = "home@announcement";

const render = async (content: TemplateContent, picture: string | null) => {
  const { announcement } = await import("./announcement.tsx");
  return renderMail(announcement(content, picture));
};

/**
 * Returns the announcement as HTML.
 * @param picture the cover's URL; null without one
 */
export const announcementAsHtml = async (
  content: TemplateContent,
  picture: string | null,
): Promise<string> => (await render(content, picture)).html;

/** Returns the announcement as plain text. */
export const announcementAsText = async (content: TemplateContent): Promise<string> =>
  (await render(content, null)).text;

/**
 * Returns the announcement as a draft (.eml) that mail programs open for sending, with the cover
 * and without sender or recipients.
 */
export async function announcementAsEml(
  content: TemplateContent,
  cover: Buffer | null,
): Promise<Buffer<ArrayBuffer>> {
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer/index.js");
  const { subject, html, text } = await render(content, cover && `cid:${PICTURE}`);
  const composer = new MailComposer({
    subject,
    html,
    text,
    // Makes Outlook open it as a draft.
    headers: { "X-Unsent": "1" },
    attachments: cover
      ? [{ filename: "home.jpg", content: cover, contentType: "image/jpeg", cid: PICTURE }]
      : [],
  });
  return Buffer.from(await composer.compile().build());
}
