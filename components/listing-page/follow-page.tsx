import type { FollowerView } from "#lib/listing/follow.ts";
import { addressOf, FOR_SALE_BY_OWNER } from "#lib/listing/page-text.ts";
import type { PublicListing } from "#lib/listing/public-listing.ts";
import { HiddenFields, TextField } from "./form-fields.tsx";
import { FOLLOW_HOME } from "./labels.ts";
import { MessagePage } from "./message-page.tsx";
import { NarrowPage } from "./narrow-page.tsx";

type FollowedListing = Pick<PublicListing, "slug" | "address">;

interface FollowPageProps {
  listing: FollowedListing;
  token: string;
  email?: string;
  error?: string | undefined;
  /** The reason why sending failed; null before the first try. */
  notice: string | null;
}

/** Renders the form that asks for a buyer's email address. */
export function FollowPage({ listing, token, email, error, notice }: FollowPageProps) {
  return (
    <NarrowPage title={FOLLOW_HOME} mark={FOR_SALE_BY_OWNER}>
      <h1>{FOLLOW_HOME}</h1>
      <p>
        Get an email when the price or status of{" "}
        <a href={`/homes/${listing.slug}`}>{addressOf(listing.address)}</a> changes.
      </p>
      {notice !== null && (
        <p role="alert" className="status">
          {notice}
        </p>
      )}
      <form className="ask-form" method="post" action={`/homes/${listing.slug}/follow`}>
        <TextField
          id="follow-email"
          name="email"
          label="Email"
          inputMode="email"
          autoComplete="email"
          value={email}
          error={error}
          isRequired
        />
        <p className="hint">
          We&apos;ll send you a link to confirm your address. The seller sees how many people follow
          the home, not who they are. You can stop at any time.
        </p>
        <HiddenFields id="follow" token={token} />
        <button type="submit" className="button">
          {FOLLOW_HOME}
        </button>
      </form>
    </NarrowPage>
  );
}

export function FollowSentPage({ listing }: { listing: FollowedListing }) {
  return (
    <MessagePage
      title="Check your email"
      text="We sent you a link. Open it to confirm your address. Until then, you won't get other emails."
      mark={FOR_SALE_BY_OWNER}
      link={{ href: `/homes/${listing.slug}`, text: `Back to ${addressOf(listing.address)}` }}
    />
  );
}

const HEADINGS: Record<FollowerView["state"], (home: string) => string> = {
  unconfirmed: (home) => `Follow ${home}?`,
  following: (home) => `You're following ${home}`,
  stopped: (home) => `You stopped following ${home}`,
};

const TEXTS: Record<FollowerView["state"], string> = {
  unconfirmed: "Confirm your address. We'll email you when the price or status changes.",
  following: "We'll email you when the price or status changes.",
  stopped: "You won't get emails about this home anymore.",
};

/** Renders the page behind the link in a follower's emails. Opening it changes nothing. */
export function FollowerPage({
  follower: { state, home, path, isOpen },
  action,
}: {
  follower: FollowerView;
  action: string;
}) {
  const heading = HEADINGS[state](home);
  const isFollowing = state === "following";
  return (
    <NarrowPage title={heading} mark={FOR_SALE_BY_OWNER} className="centered">
      <h1>{heading}</h1>
      <p>{isOpen || state === "stopped" ? TEXTS[state] : "This home is no longer for sale."}</p>
      {(isOpen || isFollowing) && (
        <form method="post" action={action}>
          <input type="hidden" name="action" value={isFollowing ? "stop" : "follow"} readOnly />
          <button type="submit" className={isFollowing ? "button button-quiet" : "button"}>
            {LABELS[state]}
          </button>
        </form>
      )}
      {path !== null && (
        <p>
          <a href={path}>View listing</a>
        </p>
      )}
    </NarrowPage>
  );
}

const LABELS: Record<FollowerView["state"], string> = {
  unconfirmed: "Confirm my address",
  following: "Stop these emails",
  stopped: "Follow again",
};
