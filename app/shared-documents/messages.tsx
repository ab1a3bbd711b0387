import { renderPage } from "#app/homes/render.tsx";
import { MessagePage } from "#components/listing-page/message-page.tsx";
import type { AppError } from "#lib/errors.ts";

const TITLES: Partial<Record<number, string>> = {
  404: "Document not found",
  429: "Please try again later",
};

/** Returns the page for a document that doesn't exist or can't be opened now. */
export async function answerFailure({ status, message }: AppError): Promise<Response> {
  const title = TITLES[status] ?? "Something went wrong";
  const html = await renderPage(<MessagePage title={title} text={message} />);
  return new Response(html, { status, headers: { "Content-Type": "text/html; charset=utf-8" } });
}
