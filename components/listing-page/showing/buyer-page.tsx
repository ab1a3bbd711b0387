import {
  FEEDBACK_QUESTIONS,
  type FeedbackQuestion,
  MAX_FEEDBACK_TEXT,
  MAX_SHOWING_REASON,
} from "#lib/fields/showings.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import type { OfferedTimes } from "#lib/showings/request-form.ts";
import {
  buyerShowingActions,
  buyerShowingText,
  type BuyerShowingView,
  BY_VIDEO,
  isOver,
  REQUEST_ANOTHER_TIME,
} from "#lib/showings/buyer-view.ts";
import { formatTime, formatDayAndTime } from "#lib/showings/when.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { Choices, TextArea } from "../form-fields.tsx";
import { ADD_TO_CALENDAR, MESSAGE_TO_SELLER, REQUEST_THIS_TIME } from "../labels.ts";
import { NarrowPage } from "../narrow-page.tsx";
import { ActionForm } from "../action-form.tsx";
import { FreeTimes } from "./free-times.tsx";
import { SeenTime } from "./seen-time.tsx";

export interface BuyerShowingPageProps {
  showing: BuyerShowingView;
  path: string;
  now: Date;
  /** The times for rescheduling; null while they are hidden. */
  times: OfferedTimes | null;
  /** The result of the last action. */
  notice: { text: string; isFailure: boolean } | null;
  /** The values of a form that was refused. */
  values?: { startsAt?: string; reason?: string; text?: string } & Partial<
    Record<FeedbackQuestion, string>
  >;
  /** Null if there is no calendar file. */
  calendarPath: string | null;
}

const homeOf = ({ home }: BuyerShowingView) =>
  addressOf({
    ...{ line1: home.addressLine1, line2: home.addressLine2, city: home.city },
    ...{ state: home.state, stateCode: stateCodeOf(home.state), zipCode: home.zipCode },
  });

export function BuyerShowingPage(props: BuyerShowingPageProps) {
  const { showing, now, notice } = props;
  const { heading, text } = buyerShowingText(showing, now);
  return (
    <NarrowPage title={heading} mark="Your showing" className="showing">
      <h1>{heading}</h1>
      {notice && (
        <p role={notice.isFailure ? "alert" : "status"} className="status">
          {notice.text}
        </p>
      )}
      <p>{text}</p>
      {showing.reason && showing.endedBy !== "visitor" && (
        <blockquote className="said">
          <p>{showing.reason}</p>
          <footer>The seller</footer>
        </blockquote>
      )}
      <When showing={showing} />
      <WayIn showing={showing} now={now} />
      <Actions {...props} />
      <Kept showing={showing} />
    </NarrowPage>
  );
}

function When({ showing }: { showing: BuyerShowingView }) {
  const { home, startsAt, endsAt, byVideo } = showing;
  const address = homeOf(showing);
  return (
    <dl className="showing-facts">
      <div>
        <dt>When</dt>
        <dd>
          <time dateTime={startsAt.toISOString()}>{formatDayAndTime(startsAt, home.timeZone)}</time>
          , until {formatTime(endsAt, home.timeZone)}
        </dd>
      </div>
      <div>
        <dt>Where</dt>
        <dd>
          {byVideo && BY_VIDEO}
          {home.slug ? <a href={`/homes/${home.slug}`}>{address}</a> : address}
        </dd>
      </div>
      <div>
        <dt>For</dt>
        <dd>{showing.name}</dd>
      </div>
    </dl>
  );
}

// Shows how to get in once the buyer may know it; before that, when it will appear.
function WayIn({ showing, now }: { showing: BuyerShowingView; now: Date }) {
  const { instructions, videoLink, instructionsFrom, state, home, byVideo } = showing;
  if (state !== "confirmed" || isOver(showing, now)) return null;
  if (showing.wayInNeeds) {
    return (
      <p className="hint">
        {showing.wayInNeeds === "email"
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
      If the seller added {byVideo ? "a video link" : "entry instructions"}, you&apos;ll see{" "}
      {byVideo ? "it" : "them"} here starting {formatDayAndTime(instructionsFrom, home.timeZone)}.
    </p>
  );
}

function Actions(props: BuyerShowingPageProps) {
  const { showing, now, path, times, calendarPath, values = {} } = props;
  const can = buyerShowingActions(showing, now);
  const timeAction = can.move ? "move" : "again";
  return (
    <>
      {can.agree && (
        <ActionForm path={path} action="agree">
          <SeenTime showing={showing} />
          <button type="submit" className="button">
            Confirm this time
          </button>
        </ActionForm>
      )}
      {calendarPath && showing.state === "confirmed" && !isOver(showing, now) && (
        <p>
          <a className="button button-quiet" href={calendarPath}>
            {ADD_TO_CALENDAR}
          </a>
        </p>
      )}
      {can.feedback && <FeedbackForm path={path} showing={showing} values={values} />}
      {(can.move || can.again) && !times && (
        <p>
          <a className="button button-quiet" href={`${path}?times=show#times`}>
            {can.move ? "Choose another time" : REQUEST_ANOTHER_TIME}
          </a>
        </p>
      )}
      {(can.move || can.again) && times && (
        <section id="times" aria-labelledby="times-heading">
          <h2 id="times-heading">Choose another time</h2>
          <OtherTime {...{ path, showing, times, action: timeAction, chosen: values.startsAt }} />
        </section>
      )}
      {can.cancel && <Cancel {...{ path, showing, reason: values.reason }} />}
    </>
  );
}

function OtherTime({
  path,
  showing,
  times,
  action,
  chosen,
}: {
  path: string;
  showing: BuyerShowingView;
  times: OfferedTimes;
  action: "move" | "again";
  chosen: string | undefined;
}) {
  if (times.starts.length === 0) {
    return <p>No times are available in the coming weeks. Check back later.</p>;
  }
  return (
    <ActionForm path={path} action={action}>
      <SeenTime showing={showing} />
      <FreeTimes times={times} chosen={chosen} />
      <button type="submit" className="button">
        {action === "move" ? "Reschedule showing" : REQUEST_THIS_TIME}
      </button>
    </ActionForm>
  );
}

function Cancel({
  path,
  showing,
  reason,
}: {
  path: string;
  showing: BuyerShowingView;
  reason: string | undefined;
}) {
  return (
    <details className="week" open={reason !== undefined}>
      <summary>Cancel showing</summary>
      <ActionForm path={path} action="cancel">
        <SeenTime showing={showing} />
        <TextArea
          id="showing-reason"
          name="reason"
          label={MESSAGE_TO_SELLER}
          rows={2}
          maxLength={MAX_SHOWING_REASON}
          value={reason}
        />
        <button type="submit" className="button button-quiet">
          Cancel showing
        </button>
      </ActionForm>
    </details>
  );
}

function FeedbackForm({
  path,
  showing: { feedback },
  values,
}: {
  path: string;
  showing: BuyerShowingView;
  values: NonNullable<BuyerShowingPageProps["values"]>;
}) {
  return (
    <section aria-labelledby="feedback">
      <h2 id="feedback">How was the showing?</h2>
      <p>
        {feedback
          ? "The seller has your feedback. You can change it for a week."
          : "Only the seller can read this. Skip any question you like."}
      </p>
      <ActionForm path={path} action="feedback">
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
          id="showing-text"
          name="text"
          label="Comments (optional)"
          rows={4}
          maxLength={MAX_FEEDBACK_TEXT}
          value={values.text ?? feedback?.text}
        />
        <button type="submit" className="button">
          {feedback ? "Update feedback" : "Send feedback"}
        </button>
      </ActionForm>
    </section>
  );
}

function Kept({ showing: { email } }: { showing: BuyerShowingView }) {
  return (
    <p className="hint">
      {email
        ? "This page is private. The email we sent you has a link to it."
        : "This page is private. Save its link. Without your email address, we can't send it again."}{" "}
      People on the seller&apos;s account can see what you entered. It&apos;s deleted with the
      listing or a year after the showing.
    </p>
  );
}
