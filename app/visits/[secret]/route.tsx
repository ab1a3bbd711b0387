import { answerFailure } from "#app/homes/messages.tsx";
import { answerDocument, seeOther } from "#app/homes/render.tsx";
import {
  BuyerShowingPage,
  type BuyerShowingPageProps,
} from "#components/listing-page/showing/buyer-page.tsx";
import { readForm } from "#http/body.ts";
import { publicRoutes } from "#http/public-route.ts";
import { AppError, found } from "#lib/errors.ts";
import { BUYER_SHOWING_ACTIONS, type BuyerShowingAction } from "#lib/showings/request-form.ts";
import { runBuyerShowingAction } from "#services/buyer-actions.ts";
import {
  type BuyerShowing,
  freeTimesOfShowing,
  NO_SHOWING,
  showingBySecret,
} from "#services/buyer-showings.ts";

const pathOf = (secret: string) => `/visits/${encodeURIComponent(secret)}`;

const DONE: Record<BuyerShowingAction | "asked", (showing: BuyerShowing) => string> = {
  asked: ({ state }) =>
    state === "confirmed" ? "Your showing is booked." : "We sent your request to the seller.",
  again: ({ state }) =>
    state === "confirmed" ? "Your showing is booked." : "We sent your request to the seller.",
  agree: () => "You accepted this time. We let the seller know.",
  move: ({ state }) =>
    state === "confirmed"
      ? "Your showing was moved. We let the seller know."
      : "We sent your request for this time to the seller.",
  cancel: () => "Your showing was canceled. We let the seller know.",
  feedback: () => "Thanks for your feedback. The seller can read it now.",
};

const isDone = (name: string | null): name is keyof typeof DONE => name !== null && name in DONE;

interface Shown extends Pick<BuyerShowingPageProps, "notice"> {
  values?: BuyerShowingPageProps["values"];
  showsTimes: boolean;
  status?: number;
}

async function answerPage(secret: string, showing: BuyerShowing, shown: Shown): Promise<Response> {
  const { notice, values, showsTimes, status } = shown;
  const { timeZone } = showing.home;
  const times = showsTimes ? { timeZone, starts: await freeTimesOfShowing(secret) } : null;
  const page = { showing, path: pathOf(secret), now: new Date(), times, notice, values };
  return answerDocument(
    <BuyerShowingPage {...page} calendarPath={`${page.path}/calendar.ics`} />,
    status,
  );
}

const isAction = (name: string | null): name is BuyerShowingAction =>
  BUYER_SHOWING_ACTIONS.some((action) => action === name);

async function act(secret: string, form: URLSearchParams): Promise<Response> {
  const action = form.get("action");
  if (!isAction(action))
    throw new AppError("bad_request", "Choose what you want to do with this showing.");
  try {
    await runBuyerShowingAction(secret, action, form);
    return seeOther(`${pathOf(secret)}?done=${action}`);
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500 || error.code === "not_found") {
      throw error;
    }
    const showing = found(await showingBySecret(secret), NO_SHOWING);
    return answerPage(secret, showing, {
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
      const showing = found(await showingBySecret(secret), NO_SHOWING);
      const query = new URL(request.url).searchParams;
      const done = query.get("done");
      const notice = isDone(done) ? { text: DONE[done](showing), isFailure: false } : null;
      return answerPage(secret, showing, { notice, showsTimes: query.get("times") === "show" });
    },
    "POST /visits/{secret}": async ({ request, params: { secret } }) =>
      act(secret, await readForm(request)),
  },
  (failure) =>
    failure.status === 404 ? answerFailure(failure, "showing") : answerFailure(failure),
);
