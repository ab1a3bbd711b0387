import { CONFIRM_DAYS } from "#lib/fields/followers.ts";
import { LISTING_STATUSES, type ListingStatus } from "#lib/fields/listing.ts";
import { formatMoney } from "#lib/format.ts";
import type { FollowerNews } from "#lib/listing/follow.ts";
import { quotedName } from "#lib/text/quoted-name.ts";
import type { MailText } from "../message.ts";
import { Frame, MailButton, MailLink, Text } from "./frame.tsx";

interface Links {
  /** The home's street and number. */
  home: string;
  listingUrl: string;
  /** The page that confirms and stops the emails. */
  linkUrl: string;
}

/** Returns the email that asks the owner of an address whether they want to follow a home. */
export function followConfirmationMail({ linkUrl, ...written }: Links): MailText {
  const home = quotedName(written.home);
  return {
    subject: `Confirm that you want to follow ${home}`,
    content: (
      <Frame
        preview={`We'll email you when the price or status of ${home} changes.`}
        heading={`Follow ${home}?`}
        footer={
          <>
            You&apos;re receiving this email because someone entered this address on the page of{" "}
            {home}. If it wasn&apos;t you, ignore this email.
          </>
        }
      >
        <Text>Confirm your address. We&apos;ll email you when the price or status changes.</Text>
        <MailButton href={linkUrl}>Confirm my address</MailButton>
        <Text isQuiet>This link works for {CONFIRM_DAYS} days.</Text>
      </Frame>
    ),
  };
}

const NEWS: Record<ListingStatus, (home: string) => string> = {
  draft: (home) => `${home} is no longer listed`,
  coming_soon: (home) => `${home} is coming soon`,
  active: (home) => `${home} is for sale`,
  pending: (home) => `${home} has an accepted offer`,
  sold: (home) => `${home} is sold`,
  withdrawn: (home) => `${home} is no longer listed`,
};

function headingOf(home: string, { price, status }: FollowerNews): string {
  if (status) return NEWS[status](home);
  if (!price) return home;
  const verb = price.to < price.from ? "lowered" : "raised";
  return `Price ${verb} to ${formatMoney(price.to)}: ${home}`;
}

/** Returns the email about a change of a home that someone follows. */
export function followerNewsMail({
  listingUrl,
  linkUrl,
  price,
  status,
  ...written
}: Links & FollowerNews): MailText {
  const home = quotedName(written.home);
  const heading = headingOf(home, { price, status });
  const isPublic = status === null || LISTING_STATUSES[status].isPublic;
  const isLast = status === "sold" || !isPublic;
  const change =
    price && `The asking price went from ${formatMoney(price.from)} to ${formatMoney(price.to)}.`;
  return {
    subject: heading,
    content: (
      <Frame
        preview={change ?? heading}
        heading={heading}
        footer={
          <>
            You&apos;re receiving this email because you follow {home} on Porchlight.{" "}
            {!isLast && <MailLink href={linkUrl}>Stop these emails</MailLink>}
          </>
        }
      >
        {change && <Text>{change}</Text>}
        {isLast && <Text>This is the last email about this home.</Text>}
        {isPublic && <MailButton href={listingUrl}>View listing</MailButton>}
      </Frame>
    ),
  };
}
