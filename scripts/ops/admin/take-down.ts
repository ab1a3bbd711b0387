import { LISTING_STATUSES } from "#lib/fields/listing.ts";
import { allowListing, findListing, takeDownListing } from "#services/take-down.ts";
import { StartError } from "../../start-error.ts";
import { type Command, takeArguments, takeText } from "./command.ts";

export const takeDownCommand: Command = {
  summary: "take down a listing, with a reason for the seller",
  usage: "SLUG --reason TEXT",
  details: `SLUG is the end of the listing page's URL, /homes/SLUG. The page returns 410 within two seconds. The
seller gets a notification and an email, and can't publish again until you run "allow SLUG". TEXT is a
sentence, such as "The photos show another home."`,
  options: { reason: { type: "string" } },
  changes: true,
  async run(given) {
    const [slug] = takeArguments(given, "SLUG");
    const reason = takeText(given, "reason");
    const { status, id } = await findListing(slug);
    const label = LISTING_STATUSES[status].label;
    if (given.isDryRun) return console.log(`Would take down listing ${id} (${label}).`);
    await takeDownListing(slug, reason);
    console.log(`Took down listing ${id}. Its status was “${label}”.`);
  },
};

export const allowCommand: Command = {
  summary: "let a seller publish a listing that was taken down",
  usage: "SLUG",
  details: "This doesn't publish the listing. The seller gets a notice that they can.",
  changes: true,
  async run(given) {
    const [slug] = takeArguments(given, "SLUG");
    const { id, takenDownAt } = await findListing(slug);
    if (!takenDownAt) throw new StartError("That listing isn't taken down.");
    if (given.isDryRun)
      return console.log(`Would allow the seller to publish listing ${id} again.`);
    await allowListing(slug);
    console.log(`The seller can publish listing ${id} again.`);
  },
};
