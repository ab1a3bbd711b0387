import {
  NOT_A_CONTRACT,
  type OfferSide,
  type OfferStatus,
  type OfferTurnKind,
  RECORDS_TERMS,
} from "#lib/fields/offers.ts";
import { addressOf } from "#lib/listing/page-text.ts";
import { buyerOfferText } from "#lib/offers/buyer-view.ts";
import type { RefusedOffer } from "#lib/offers/offer-form.ts";
import { currentTurn, termsToSend } from "#lib/offers/highest-and-best.ts";
import type { OfferAction } from "#lib/offers/statuses.ts";
import { valuesOfTerms } from "#lib/offers/term-fields.ts";
import { changedTerms, offerRows, type OfferTerms } from "#lib/offers/terms.ts";
import { formatDayAndTime, formatZone } from "#lib/showings/when.ts";
import { stateCodeOf } from "#lib/us/states.ts";
import { ActionForm } from "../action-form.tsx";
import { NarrowPage } from "../narrow-page.tsx";
import { Attachments, type AttachedFile, AttachmentsField } from "./attachments.tsx";
import { TermFields } from "./term-fields.tsx";
import { WithdrawOffer } from "./withdraw-offer.tsx";

interface Turn {
  number: number;
  side: OfferSide;
  kind: OfferTurnKind;
  terms: OfferTerms;
  files: readonly AttachedFile[];
  timeZone: string;
  submittedAt: Date;
}

interface BuyerOfferPageProps {
  offer: {
    status: OfferStatus | null;
    turn: OfferSide | null;
    turns: readonly Turn[];
    expiresAt: Date;
    closingNote: string | null;
    timeZone: string;
    /** What the buyer can do now. */
    actions: readonly OfferAction[];
    home: {
      slug: string | null;
      addressLine1: string;
      addressLine2: string | null;
      city: string;
      state: string;
      zipCode: string;
    };
  };
  path: string;
  takesAttachments: boolean;
  /** The result of the last action. */
  notice: string | null;
  /** The counteroffer that wasn't sent. */
  refused: RefusedOffer | null;
}

const NAMES: Record<OfferSide, string> = { buyer: "You", seller: "The seller" };
const ENDED: Record<OfferSide, string> = {
  buyer: "Withdrew the accepted offer",
  seller: "Ended the accepted offer",
};

/** Renders the private page of a buyer's offer. It works without scripts. */
export function BuyerOfferPage(props: BuyerOfferPageProps) {
  const { offer, notice, refused } = props;
  const { status, turn, turns, home, timeZone, actions } = offer;
  const { heading, text } = buyerOfferText(status, turn, actions.includes("accept"));
  const terms = currentTurn(turns)?.terms;
  const request = status === "highest_and_best" ? turns.at(-1) : undefined;
  const { addressLine1: line1, addressLine2: line2, city, state, zipCode } = home;
  const address = addressOf({ line1, line2, city, state, stateCode: stateCodeOf(state), zipCode });
  const message = refused?.notice ?? notice;
  return (
    <NarrowPage title={heading} mark="Your offer" className="showing offer">
      <h1>{heading}</h1>
      {message && (
        <p role={refused ? "alert" : "status"} className="status">
          {message}
        </p>
      )}
      <p>{text}</p>
      {request && <p>The deadline is {formatDayAndTime(offer.expiresAt, timeZone)}.</p>}
      {request?.terms.note && <p className="as-written">{request.terms.note}</p>}
      {offer.closingNote && <p className="as-written">{offer.closingNote}</p>}
      <p>For {home.slug ? <a href={`/homes/${home.slug}`}>{address}</a> : address}</p>
      {terms && !request && <Terms rows={offerRows(terms, timeZone, status)} />}
      <Actions {...props} />
      <History turns={turns} timeZone={timeZone} path={props.path} />
      <p className="hint">
        {NOT_A_CONTRACT} {RECORDS_TERMS}
      </p>
      <p className="hint">This page is private. Anyone with its link can answer for you.</p>
    </NarrowPage>
  );
}

function Terms({ rows }: { rows: ReturnType<typeof offerRows> }) {
  return (
    <dl className="showing-facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Actions(props: BuyerOfferPageProps) {
  const { offer, path, refused } = props;
  const { actions } = offer;
  const number = offer.turns.length;
  if (offer.status === null) {
    return (
      <Answer path={path} action="confirm" number={number}>
        Send offer to seller
      </Answer>
    );
  }
  return (
    <>
      {actions.includes("accept") && (
        <details className="week">
          <summary>Accept these terms</summary>
          <p>Do you accept all terms above? We&apos;ll let the seller know. {NOT_A_CONTRACT}</p>
          <Answer path={path} action="accept" number={number}>
            Accept counteroffer
          </Answer>
        </details>
      )}
      {actions.includes("counter") && <Counter {...props} />}
      {(actions.includes("withdraw") || actions.includes("end")) && (
        <WithdrawOffer {...{ path, number, refused, status: offer.status }} />
      )}
    </>
  );
}

function Answer({
  path,
  action,
  number,
  children,
}: {
  path: string;
  action: string;
  number: number;
  children: string;
}) {
  return (
    <ActionForm path={path} action={action}>
      <input type="hidden" name="number" value={number} readOnly />
      <button type="submit" className="button">
        {children}
      </button>
    </ActionForm>
  );
}

function Counter({ offer, path, takesAttachments, refused }: BuyerOfferPageProps) {
  const { status, turns, timeZone } = offer;
  const isBest = status === "highest_and_best";
  const terms = isBest ? termsToSend(turns) : turns.at(-1)?.terms;
  if (!terms) return null;
  // Other actions send no terms.
  const typed = refused?.values.purchasePrice === undefined ? null : refused;
  const { values, errors, flagged } = typed ?? {
    ...{ values: valuesOfTerms(terms), errors: {}, flagged: [] },
  };
  return (
    <details className="week" open={isBest || typed !== null}>
      <summary>{isBest ? "Your highest and best offer" : "Make a counteroffer"}</summary>
      <ActionForm path={path} action="counter" encType="multipart/form-data">
        <input type="hidden" name="number" value={turns.length} readOnly />
        <TermFields {...{ values, errors, flagged }} zone={formatZone(timeZone)} />
        {takesAttachments && <AttachmentsField {...{ values, errors, flagged }} />}
        <button type="submit" className="button">
          {isBest ? "Send highest and best offer" : "Send counteroffer"}
        </button>
      </ActionForm>
    </details>
  );
}

function History({
  turns,
  timeZone,
  path,
}: {
  turns: readonly Turn[];
  timeZone: string;
  path: string;
}) {
  return (
    <section aria-labelledby="history">
      <h2 id="history">History</h2>
      <ol className="offer-turns">
        {turns.map((turn, index) => {
          const { number, side, kind, terms, submittedAt } = turn;
          const before = turns[index - 1];
          const changes =
            before && kind === "terms" ? changedTerms(before.terms, terms, timeZone) : [];
          return (
            <li key={number}>
              <p>
                {NAMES[side]}, {formatDayAndTime(submittedAt, timeZone)}
              </p>
              {kind === "ended" && <p>{ENDED[side]}</p>}
              {kind === "highest_and_best" && <p>Asked for highest and best offers</p>}
              {terms.note && <p className="as-written">{terms.note}</p>}
              <ul>
                {changes.map(({ label, from, to }) => (
                  <li key={label}>
                    {label}: {from} → {to}
                  </li>
                ))}
              </ul>
              <Attachments path={path} turn={turn} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
