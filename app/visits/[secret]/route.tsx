import { answerFailure } from "#app/homes/messages.tsx";
import { answerDocument, seeOther } from "#app/homes/render.tsx";
import {
  VisitorPage,
  type VisitorPageProps,
} from "#components/listing-page/visit/visitor-page.tsx";
import { readForm } from "#http/body.ts";
import { publicRoutes } from "#http/public-route.ts";
import { AppError, found } from "#lib/errors.ts";
import { VISIT_ACTIONS, type VisitAction } from "#lib/showings/request-form.ts";
import { takeVisitAction } from "#services/visit-actions.ts";
import { freeTimesOfVisit, type Visit, visitBySecret } from "#services/visitor-showings.ts";

const NO_VISIT = "This page is not there any more.";

const pathOf = (secret: string) => `/visits/${encodeURIComponent(secret)}`;

const DONE: Record<VisitAction | "asked", (visit: Visit) => string> = {
  asked: ({ state }) =>
    state === "confirmed" ? "Your showing is booked." : "The seller has your request.",
  again: ({ state }) =>
    state === "confirmed" ? "Your showing is booked." : "The seller has your request.",
  agree: () => "You have agreed to this time. The seller knows.",
  move: ({ state }) =>
    state === "confirmed"
      ? "Your showing is moved. The seller knows."
      : "The seller has your request for this time.",
  cancel: () => "The showing is called off. The seller knows.",
  feedback: () => "Thank you. The seller can read it now.",
};

const isDone = (name: string | null): name is keyof typeof DONE => name !== null && name in DONE;

interface Shown extends Pick<VisitorPageProps, "notice"> {
  values?: VisitorPageProps["values"];
  showsTimes: boolean;
  status?: number;
}

async function answerPage(secret: string, visit: Visit, shown: Shown): Promise<Response> {
  const { notice, values, showsTimes, status } = shown;
  const { timeZone } = visit.home;
  const times = showsTimes ? { timeZone, starts: await freeTimesOfVisit(secret) } : null;
  const page = { visit, path: pathOf(secret), now: new Date(), times, notice, values };
  return answerDocument(
    <VisitorPage {...page} calendarPath={`${page.path}/calendar.ics`} />,
    status,
  );
}

const isAction = (name: string | null): name is VisitAction =>
  VISIT_ACTIONS.some((action) => action === name);

async function act(secret: string, form: URLSearchParams): Promise<Response> {
  const action = form.get("action");
  if (!isAction(action)) throw new AppError("bad_request", "Choose what to do with the showing.");
  try {
    await takeVisitAction(secret, action, form);
    return seeOther(`${pathOf(secret)}?done=${action}`);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.code === "not_found") {
      throw error;
    }
    // It stands as it is now, with what was typed.
    const visit = found(await visitBySecret(secret), NO_VISIT);
    return answerPage(secret, visit, {
      notice: { text: error.message, isFailure: true },
      values: Object.fromEntries(form),
      showsTimes: action === "move" || action === "again",
      status: error.status,
    });
  }
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = publicRoutes(
  {
    "GET /visits/{secret}": async ({ request, params: { secret } }) => {
      const visit = found(await visitBySecret(secret), NO_VISIT);
      const query = new URL(request.url).searchParams;
      const done = query.get("done");
      const notice = isDone(done) ? { text: DONE[done](visit), isFailure: false } : null;
      return answerPage(secret, visit, { notice, showsTimes: query.get("times") === "show" });
    },
    "POST /visits/{secret}": async ({ request, params: { secret } }) =>
      act(secret, await readForm(request)),
  },
  (failure) => (failure.status === 404 ? answerFailure(failure, "visit") : answerFailure(failure)),
);
