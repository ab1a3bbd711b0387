import { answerFailure } from "#app/homes/messages.tsx";
import { answerDocument, seeOther } from "#app/homes/render.tsx";
import {
  ConversationPage,
  type ConversationPageProps,
} from "#components/listing-page/conversation-page.tsx";
import { readForm } from "#http/body.ts";
import { publicRoutes } from "#http/public-route.ts";
import { AppError } from "#lib/errors.ts";
import { readConversation, writeToSeller } from "#services/conversations.ts";

const pathOf = (secret: string) => `/messages/${encodeURIComponent(secret)}`;

async function answerPage(
  secret: string,
  shown: Pick<ConversationPageProps, "isSent" | "refused"> = {},
  status?: number,
): Promise<Response> {
  const conversation = await readConversation(secret);
  const page = <ConversationPage {...shown} conversation={conversation} path={pathOf(secret)} />;
  return answerDocument(page, status);
}

async function take(secret: string, form: URLSearchParams): Promise<Response> {
  try {
    await writeToSeller(secret, form);
    return seeOther(`${pathOf(secret)}?sent=1`);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.code === "not_found") {
      throw error;
    }
    const { message, fields, status, retryAfter } = error;
    const refused = { text: form.get("text") ?? "", notice: message, error: fields?.text };
    const response = await answerPage(secret, { refused }, status);
    if (retryAfter) response.headers.set("Retry-After", String(retryAfter));
    return response;
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /messages/{secret}": ({ request, params: { secret } }) =>
      answerPage(secret, { isSent: new URL(request.url).searchParams.has("sent") }),
    "POST /messages/{secret}": async ({ request, params: { secret } }) =>
      take(secret, await readForm(request)),
  },
  (failure) => answerFailure(failure, "conversation"),
);
