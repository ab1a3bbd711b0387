import type { ReactNode } from "react";
import {
  FEEDBACK_QUESTIONS,
  type FeedbackQuestion,
  MAX_FEEDBACK_TEXT,
  MAX_SHOWING_REASON,
} from "#lib/fields/showings.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import type { OfferedTimes, VisitAction } from "#lib/showings/request-form.ts";
import { isOver, visitActions, type VisitView, visitWords } from "#lib/showings/visit-words.ts";
import { tellTime, tellWhen } from "#lib/showings/when.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { Choices, TextArea } from "../form-fields.tsx";
import { NarrowPage } from "../narrow-page.tsx";
import { FreeTimes } from "./free-times.tsx";

export interface VisitorPageProps {
  visit: VisitView;
  /** The page's own address. */
  path: string;
  now: Date;
  /** The times to choose another from; null while they are not shown. */
  times: OfferedTimes | null;
  /** What was just done, or why it was not. */
  notice: { text: string; isFailure: boolean } | null;
  /** What was typed into a form that was not taken. */
  values?: { startsAt?: string; reason?: string; text?: string } & Partial<
    Record<FeedbackQuestion, string>
  >;
  /** The file for the visitor's calendar; null where there is none. */
  calendarPath: string | null;
}

const homeOf = ({ home }: VisitView) =>
  addressOf({
    ...{ line1: home.addressLine1, line2: home.addressLine2, city: home.city },
    ...{ state: home.state, stateCode: stateCodeOf(home.state), zipCode: home.zipCode },
  });

/** A visitor's own page: how their showing stands, and what they can do with it. */
export function VisitorPage(props: VisitorPageProps) {
  const { visit, now, notice } = props;
  const { heading, text } = visitWords(visit, now);
  return (
    <NarrowPage title={heading} mark="Your showing" className="visit">
      <h1>{heading}</h1>
      {notice && (
        <p role={notice.isFailure ? "alert" : "status"} className="status">
          {notice.text}
        </p>
      )}
      <p>{text}</p>
      {visit.reason && visit.endedBy !== "visitor" && (
        <blockquote className="said">
          <p>{visit.reason}</p>
          <footer>The seller</footer>
        </blockquote>
      )}
      <When visit={visit} />
      <WayIn visit={visit} now={now} />
      <Actions {...props} />
      <Kept visit={visit} />
    </NarrowPage>
  );
}

function When({ visit }: { visit: VisitView }) {
  const { home, startsAt, endsAt, byVideo } = visit;
  const address = homeOf(visit);
  return (
    <dl className="visit-facts">
      <div>
        <dt>When</dt>
        <dd>
          <time dateTime={startsAt.toISOString()}>{tellWhen(startsAt, home.timeZone)}</time>, until{" "}
          {tellTime(endsAt, home.timeZone)}
        </dd>
      </div>
      <div>
        <dt>Where</dt>
        <dd>
          {byVideo && "By video: "}
          {home.slug ? <a href={`/homes/${home.slug}`}>{address}</a> : address}
        </dd>
      </div>
      <div>
        <dt>For</dt>
        <dd>{visit.name}</dd>
      </div>
    </dl>
  );
}

// How to get in, while the visitor may know it; before that, from when.
function WayIn({ visit, now }: { visit: VisitView; now: Date }) {
  const { instructions, videoLink, instructionsFrom, state, home, byVideo } = visit;
  if (state !== "confirmed" || isOver(visit, now)) return null;
  if (visit.wayInNeeds) {
    return (
      <p className="hint">
        {visit.wayInNeeds === "email"
          ? `To see ${byVideo ? "the video link" : "how to get in"}, open this page from the email we sent you.`
          : `The seller will tell you ${byVideo ? "how to join the call" : "how to get in"}.`}
      </p>
    );
  }
  if (videoLink) {
    return (
      <p>
        <a className="button" href={videoLink} rel="noreferrer noopener">
          Join video call
        </a>
      </p>
    );
  }
  if (instructions) {
    return (
      <section aria-labelledby="way-in">
        <h2 id="way-in">How to get in</h2>
        <p className="as-written">{instructions}</p>
      </section>
    );
  }
  if (now >= instructionsFrom) return null;
  return (
    <p className="hint">
      If the seller added {byVideo ? "a video link" : "entry instructions"}, you’ll see{" "}
      {byVideo ? "it" : "them"} here starting {tellWhen(instructionsFrom, home.timeZone)}.
    </p>
  );
}

function Actions(props: VisitorPageProps) {
  const { visit, now, path, times, calendarPath, values = {} } = props;
  const can = visitActions(visit, now);
  const timeAction = can.move ? "move" : "again";
  return (
    <>
      {can.agree && (
        <Act path={path} action="agree">
          <button type="submit" className="button">
            Confirm this time
          </button>
        </Act>
      )}
      {calendarPath && visit.state === "confirmed" && !isOver(visit, now) && (
        <p>
          <a className="button button-quiet" href={calendarPath}>
            Add to calendar
          </a>
        </p>
      )}
      {can.feedback && <FeedbackForm path={path} visit={visit} values={values} />}
      {(can.move || can.again) && !times && (
        <p>
          <a className="button button-quiet" href={`${path}?times=show#times`}>
            {can.move ? "Choose another time" : "Request another time"}
          </a>
        </p>
      )}
      {(can.move || can.again) && times && (
        <section id="times" aria-labelledby="times-heading">
          <h2 id="times-heading">Choose another time</h2>
          <OtherTime {...{ path, times, action: timeAction, chosen: values.startsAt }} />
        </section>
      )}
      {can.cancel && <Cancel path={path} reason={values.reason} />}
    </>
  );
}

function Act({
  path,
  action,
  children,
}: {
  path: string;
  action: VisitAction;
  children: ReactNode;
}) {
  return (
    <form method="post" action={path} className="ask-form">
      <input type="hidden" name="action" value={action} readOnly />
      {children}
    </form>
  );
}

function OtherTime({
  path,
  times,
  action,
  chosen,
}: {
  path: string;
  times: OfferedTimes;
  action: "move" | "again";
  chosen: string | undefined;
}) {
  if (times.starts.length === 0) {
    return <p>No times are available in the coming weeks. Check back later.</p>;
  }
  return (
    <Act path={path} action={action}>
      <FreeTimes times={times} chosen={chosen} />
      <button type="submit" className="button">
        {action === "move" ? "Reschedule showing" : "Request this time"}
      </button>
    </Act>
  );
}

function Cancel({ path, reason }: { path: string; reason: string | undefined }) {
  return (
    <details className="week" open={reason !== undefined}>
      <summary>Cancel showing</summary>
      <Act path={path} action="cancel">
        <TextArea
          id="visit-reason"
          name="reason"
          label="Message to the seller (optional)"
          rows={2}
          maxLength={MAX_SHOWING_REASON}
          value={reason}
        />
        <button type="submit" className="button button-quiet">
          Cancel showing
        </button>
      </Act>
    </details>
  );
}

function FeedbackForm({
  path,
  visit: { feedback },
  values,
}: {
  path: string;
  visit: VisitView;
  values: NonNullable<VisitorPageProps["values"]>;
}) {
  return (
    <section aria-labelledby="feedback">
      <h2 id="feedback">How was the showing?</h2>
      <p>
        {feedback
          ? "The seller has your feedback. You can change it for a week."
          : "Only the seller can read this. Skip any question you like."}
      </p>
      <Act path={path} action="feedback">
        {Object.entries(FEEDBACK_QUESTIONS).map(([question, { label, answers }]) => (
          <Choices
            key={question}
            name={question}
            legend={label}
            options={Object.entries(answers)}
            chosen={
              values[question as FeedbackQuestion] ??
              feedback?.[question as FeedbackQuestion] ??
              undefined
            }
          />
        ))}
        <TextArea
          id="visit-text"
          name="text"
          label="Comments (optional)"
          rows={4}
          maxLength={MAX_FEEDBACK_TEXT}
          value={values.text ?? feedback?.text}
        />
        <button type="submit" className="button">
          {feedback ? "Update feedback" : "Send feedback"}
        </button>
      </Act>
    </section>
  );
}

function Kept({ visit: { email } }: { visit: VisitView }) {
  return (
    <p className="hint">
      {email
        ? "This page is private. The email we sent you has a link to it."
        : "This page is private. Save its link. Without your email address, we can’t send it again."}{" "}
      People on the seller’s account can see what you entered. It’s deleted with the listing or a
      year after the showing.
    </p>
  );
}
