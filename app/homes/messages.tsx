import { MessagePage } from "#components/listing-page/message-page.tsx";
import type { AppError } from "#lib/errors.ts";
import { renderPage } from "./render.tsx";

const UNKNOWN = {
  title: "We couldn't find this listing",
  text: "The link may be wrong. Ask the seller for the correct one.",
};
const NO_SHOWING = {
  title: "We couldn't find this page",
  text: "The link may be wrong, or the showing was long ago. You can contact the seller from the listing page.",
};
const NO_ANSWER = {
  title: "This page is no longer available",
  text: "The showing may be over, or the link may be wrong.",
  link: { href: "/scheduling", text: "Go to Scheduling" },
};
const NO_FOLLOWER = {
  title: "This link no longer works",
  text: "The link may be wrong or expired. If the home is still for sale, you can follow it from the listing page.",
};
const NO_CONVERSATION = {
  title: "This conversation is no longer available",
  text: "The link may have expired, or the listing may be gone. Use the link in the seller's newest email.",
};
const NO_OFFER = {
  title: "We couldn't find this offer",
  text: "The link may be wrong, the offer wasn't confirmed in time, or the seller deleted it.",
};
const NO_DRAFT = {
  title: "We couldn't find this draft",
  text: "The link may be wrong or expired, or the offer was already sent.",
};
const WITHDRAWN = {
  title: "This listing is no longer available",
  text: "The seller took down this listing.",
};
const UNINVITED = {
  title: "This invitation is no longer available",
  text: "The open house may be over or canceled, or the link may be wrong. Ask the seller for details.",
};
const AWAY = {
  title: "We can't show this page right now",
  text: "Please try again in a moment.",
};

async function answerMessage(
  status: number,
  message: { title: string; text: string; link?: { href: string; text: string } },
): Promise<Response> {
  const html = await renderPage(<MessagePage {...message} />);
  return new Response(html, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
}

/** Returns the page for a home that doesn't exist or is no longer public. */
export function answerMissing(kind: "unknown" | "withdrawn" | "invitation"): Promise<Response> {
  if (kind === "withdrawn") return answerMessage(410, WITHDRAWN);
  return answerMessage(404, kind === "invitation" ? UNINVITED : UNKNOWN);
}

/** Returns the page for a request that failed. */
export function answerFailure(
  { status, message }: AppError,
  of: "home" | "showing" | "answer" | "follower" | "conversation" | "offer" | "draft" = "home",
): Promise<Response> {
  if (status === 404 && of === "showing") return answerMessage(404, NO_SHOWING);
  if (status === 404 && of === "offer") return answerMessage(404, NO_OFFER);
  if (status === 404 && of === "draft") return answerMessage(404, NO_DRAFT);
  if (status === 404 && of === "answer") return answerMessage(404, NO_ANSWER);
  if (status === 404 && of === "follower") return answerMessage(404, NO_FOLLOWER);
  if (status === 404 && of === "conversation") return answerMessage(404, NO_CONVERSATION);
  if (status === 404) return answerMissing("unknown");
  if (status >= 500) return answerMessage(status, AWAY);
  return answerMessage(status, { title: "We couldn't send that", text: message });
}
