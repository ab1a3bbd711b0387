import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { allowListing, findListing, takeDownListing } from "#services/take-down.ts";
import { StartError } from "../../start-error.ts";
import { type Command, takeArguments, takeText } from "./command.ts";

export const takeDownCommand: Command = {
  summary: "take a home's page down, with a reason that the seller reads",
  usage: "SLUG --reason TEXT",
  details: `SLUG is the end of the page's address, /homes/SLUG. The page answers 410 within two seconds. The
seller is told by a notification and a mail, and can't publish the home before "allow SLUG". The reason
is a sentence, such as "Its photographs show another home."`,
  options: { reason: { type: "string" } },
  changes: true,
  async run(given) {
    const [slug] = takeArguments(given, "SLUG");
    const reason = takeText(given, "reason");
    const { status, id } = await findListing(slug);
    const label = LISTING_STATUSES[status].label;
    if (given.isDryRun) return console.log(`The listing ${id} (${label}) would be taken down.`);
    await takeDownListing(slug, reason);
    console.log(`The listing ${id} was taken down. It was “${label}”.`);
  },
};

export const allowCommand: Command = {
  summary: "let a home be published again that was taken down",
  usage: "SLUG",
  details: "It is the seller who publishes it; they are told that they can.",
  changes: true,
  async run(given) {
    const [slug] = takeArguments(given, "SLUG");
    const { id, takenDownAt } = await findListing(slug);
    if (!takenDownAt) throw new StartError("That listing was not taken down.");
    if (given.isDryRun) return console.log(`The listing ${id} could be published again.`);
    await allowListing(slug);
    console.log(`The listing ${id} can be published again.`);
  },
};
