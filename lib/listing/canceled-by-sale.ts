import { formatCount } from "#lib/format.ts";
import type { ListingView } from "#lib/schemas/listing.ts";

type CanceledBySale = ListingView["canceledBySale"];

function mailSentence({ showings, withoutEmail, canMail }: CanceledBySale): string {
  if (!canMail) return "Email isn't set up on this site, so please tell the buyers yourself.";
  const isOne = showings === 1;
  if (withoutEmail === 0) return isOne ? "We'll email the buyer." : "We'll email the buyers.";
  if (withoutEmail === showings) {
    return isOne
      ? "The buyer gave no email address, so please tell them yourself."
      : "The buyers gave no email addresses, so please tell them yourself.";
  }
  return `We'll email the buyers. ${formatCount(withoutEmail, "buyer", "buyers")} gave no email address, so please tell them yourself.`;
}

/** Describes what marking a home as sold cancels, and which buyers get an email. */
export function describeCanceledBySale(canceled: CanceledBySale): string {
  const { showings, openHouses } = canceled;
  const names = [
    showings > 0 && formatCount(showings, "upcoming showing", "upcoming showings"),
    openHouses > 0 && formatCount(openHouses, "open house", "open houses"),
  ].filter((name) => name !== false);
  if (names.length === 0) return "You have no upcoming showings or open houses.";
  const sentence = `${names.join(" and ")} will be canceled.`;
  return showings > 0 ? `${sentence} ${mailSentence(canceled)}` : sentence;
}
