import { answerFailure } from "#app/homes/messages.tsx";
import { answerDocument, seeOther } from "#app/homes/render.tsx";
import {
  ShowingAnswerPage,
  type ShowingAnswerPageProps,
} from "#components/listing-page/showing/answer-page.tsx";
import { readForm } from "#http/body.ts";
import { publicRoutes } from "#http/public-route.ts";
import { AppError } from "#lib/errors.ts";
import { showingAnswerDone } from "#lib/showings/answer-view.ts";
import { SHOWING_ANSWERS, type ShowingAnswer } from "#lib/showings/request-form.ts";
import { answerShowing, readShowingAnswer } from "#services/showing-answers.ts";

const pathOf = (secret: string) => `/showing-answers/${encodeURIComponent(secret)}`;

const answerIn = (text: string | null): ShowingAnswer | null =>
  SHOWING_ANSWERS.find((answer) => answer === text) ?? null;

async function answerPage(
  secret: string,
  shown: Omit<ShowingAnswerPageProps, "showing" | "path">,
  status?: number,
): Promise<Response> {
  const showing = await readShowingAnswer(secret);
  return answerDocument(
    <ShowingAnswerPage {...shown} showing={showing} path={pathOf(secret)} />,
    status,
  );
}

async function act(secret: string, form: URLSearchParams): Promise<Response> {
  const answer = answerIn(form.get("action"));
  if (!answer) throw new AppError("bad_request", "Choose what you want to do with this request.");
  try {
    await answerShowing(secret, answer, form);
    return seeOther(`${pathOf(secret)}?done=${answer}`);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.code === "not_found") {
      throw error;
    }
    const notice = { text: error.message, isFailure: true };
    const values = Object.fromEntries(form);
    return answerPage(secret, { notice, open: answer, values }, error.status);
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /showing-answers/{secret}": async ({ request, params: { secret } }) => {
      const query = new URL(request.url).searchParams;
      const done = answerIn(query.get("done"));
      const open = answerIn(query.get("answer"));
      const text = done && showingAnswerDone(done, await readShowingAnswer(secret));
      return answerPage(secret, { notice: text ? { text, isFailure: false } : null, open });
    },
    "POST /showing-answers/{secret}": async ({ request, params: { secret } }) =>
      act(secret, await readForm(request)),
  },
  (failure) => (failure.status === 404 ? answerFailure(failure, "answer") : answerFailure(failure)),
);
