import { MAX_SHOWING_REASON } from "#lib/fields/showings.ts";
import { showingAnswerHeading, type ShowingAnswerView } from "#lib/showings/answer-view.ts";
import { BY_VIDEO } from "#lib/showings/buyer-view.ts";
import type { ShowingAnswer } from "#lib/showings/request-form.ts";
import { formatDayAndTime, formatTime } from "#lib/showings/when.ts";
import { TextArea } from "../form-fields.tsx";
import { NarrowPage } from "../narrow-page.tsx";
import { ActionForm } from "../action-form.tsx";
import { FreeTimes } from "./free-times.tsx";
import { SeenTime } from "./seen-time.tsx";

export interface ShowingAnswerPageProps {
  showing: ShowingAnswerView;
  path: string;
  /** The result of the last answer. */
  notice: { text: string; isFailure: boolean } | null;
  /** The answer whose form is open. */
  open: ShowingAnswer | null;
  /** The values of a form that was refused. */
  values?: { startsAt?: string; reason?: string };
}

/** Renders the page on which a seller answers a request from an email, without logging in. */
export function ShowingAnswerPage(props: ShowingAnswerPageProps) {
  const { showing, notice } = props;
  const { state, message } = showing;
  const heading = showingAnswerHeading(showing);
  return (
    <NarrowPage title={heading} mark="Your home" className="showing">
      <h1>{heading}</h1>
      {notice && (
        <p role={notice.isFailure ? "alert" : "status"} className="status">
          {notice.text}
        </p>
      )}
      <Facts showing={showing} />
      {message && (
        <blockquote className="said">
          <p>{message}</p>
          <footer>The buyer</footer>
        </blockquote>
      )}
      {state === "requested" && <Answers {...props} />}
      <p>
        <a href="/scheduling">Go to Scheduling</a>
      </p>
    </NarrowPage>
  );
}

function Facts({ showing }: { showing: ShowingAnswerView }) {
  const { startsAt, endsAt, timeZone, byVideo, street, name, email, phone } = showing;
  return (
    <dl className="showing-facts">
      <div>
        <dt>When</dt>
        <dd>
          <time dateTime={startsAt.toISOString()}>{formatDayAndTime(startsAt, timeZone)}</time>,
          until {formatTime(endsAt, timeZone)}
        </dd>
      </div>
      <div>
        <dt>Where</dt>
        <dd>
          {byVideo && BY_VIDEO}
          {street}
        </dd>
      </div>
      <div>
        <dt>Buyer</dt>
        <dd>{[name, email, phone].filter(Boolean).join(", ")}</dd>
      </div>
    </dl>
  );
}

function Answers({ showing, path, open, values = {} }: ShowingAnswerPageProps) {
  const { answerBy, timeZone, starts } = showing;
  return (
    <>
      {answerBy && (
        <p>Answer by {formatDayAndTime(answerBy, timeZone)}. After that, the request expires.</p>
      )}
      <ActionForm path={path} action="confirm">
        <SeenTime showing={showing} />
        <button type="submit" className="button">
          Confirm showing
        </button>
      </ActionForm>
      <details className="week" open={open === "propose"}>
        <summary>Propose another time</summary>
        {starts.length > 0 ? (
          <ActionForm path={path} action="propose">
            <SeenTime showing={showing} />
            <FreeTimes times={{ timeZone, starts }} chosen={values.startsAt} />
            <Reason answer="propose" value={open === "propose" ? values.reason : undefined} />
            <button type="submit" className="button">
              Propose this time
            </button>
          </ActionForm>
        ) : (
          <p>There are no open times in the next few weeks. Add hours to your availability.</p>
        )}
      </details>
      <details className="week" open={open === "decline"}>
        <summary>Decline</summary>
        <ActionForm path={path} action="decline">
          <SeenTime showing={showing} />
          <Reason answer="decline" value={open === "decline" ? values.reason : undefined} />
          <button type="submit" className="button button-quiet">
            Decline request
          </button>
        </ActionForm>
      </details>
    </>
  );
}

function Reason({ answer, value }: { answer: ShowingAnswer; value: string | undefined }) {
  return (
    <TextArea
      id={`${answer}-reason`}
      name="reason"
      label="Message to the buyer (optional)"
      rows={2}
      maxLength={MAX_SHOWING_REASON}
      value={value}
    />
  );
}
