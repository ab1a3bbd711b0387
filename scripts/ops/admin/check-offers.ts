import { checkOfferHashes } from "#services/offers.ts";
import { StartError } from "../../start-error.ts";
import { type Command, counted, takeArguments } from "./command.ts";

export const checkOffersCommand: Command = {
  summary: "check that no turn of a buyer's offer was changed or removed",
  usage: "",
  changes: false,
  async run(given) {
    takeArguments(given);
    const { offers, broken } = await checkOfferHashes();
    for (const { offerId, number } of broken)
      console.log(`${offerId}: turn ${number} was changed or removed.`);
    if (broken.length > 0) throw new StartError(`${counted(broken.length, "offer")} changed.`);
    console.log(`${counted(offers, "offer")} checked: unchanged.`);
  },
};
