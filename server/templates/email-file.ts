import "server-only";
import type { TemplateContent } from "#lib/templates/content.ts";
import { renderMail } from "#server/mail/render.ts";

const PICTURE = "home@announcement";

const render = async (content: TemplateContent, picture: string | null) => {
  const { announcement } = await import("./announcement.tsx");
  return renderMail(announcement(content, picture));
};

/** The announcement as HTML. @param picture the cover's address; null without one */
export const announcementAsHtml = async (
  content: TemplateContent,
  picture: string | null,
): Promise<string> => (await render(content, picture)).html;

/** The announcement in plain words, as mail programs that show no HTML have it. */
export const announcementAsText = async (content: TemplateContent): Promise<string> =>
  (await render(content, null)).text;

/**
 * The announcement as a draft that mail programs open to be sent: without sender and receivers, the
 * cover inside.
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
    // By this Outlook opens it as a draft.
    headers: { "X-Unsent": "1" },
    attachments: cover
      ? [{ filename: "home.jpg", content: cover, contentType: "image/jpeg", cid: PICTURE }]
      : [],
  });
  return Buffer.from(await composer.compile().build());
}
