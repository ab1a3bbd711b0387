import { MessagePage } from "#components/listing-page/message-page.tsx";
import type { AppError } from "#lib/errors.ts";
import { renderPage } from "./render.tsx";

const UNKNOWN = {
  title: "No home is shown here",
  text: "The address may have been mistyped. The seller can give you the right one.",
};
const NO_VISIT = {
  title: "This page is not there",
  text: "The address may have been mistyped, or the showing was long ago. The seller’s page of the home is the place to ask anew.",
};
const WITHDRAWN = {
  title: "This home is no longer shown",
  text: "The seller has taken its page down.",
};
const UNINVITED = {
  title: "This invitation isn’t here any more",
  text: "The open house may be over or called off, or the link mistyped. The seller can tell you more.",
};
const AWAY = {
  title: "This page can’t be shown right now",
  text: "Please try again in a moment.",
};

async function answerMessage(
  status: number,
  message: { title: string; text: string },
): Promise<Response> {
  const html = await renderPage(<MessagePage {...message} />);
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
}

/** The page in place of one that isn't there, or isn't any more. */
export function answerMissing(kind: "unknown" | "withdrawn" | "invitation"): Promise<Response> {
  if (kind === "withdrawn") return answerMessage(410, WITHDRAWN);
  return answerMessage(404, kind === "invitation" ? UNINVITED : UNKNOWN);
}

/** The page in place of one that failed. */
export function answerFailure(
  { status, message }: AppError,
  of: "home" | "visit" = "home",
): Promise<Response> {
  if (status === 404 && of === "visit") return answerMessage(404, NO_VISIT);
  if (status === 404) return answerMissing("unknown");
  if (status >= 500) return answerMessage(status, AWAY);
  return answerMessage(status, { title: "That was not taken", text: message });
}
