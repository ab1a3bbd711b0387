import {
  countAddresses,
  deleteAddresses,
  importAddressesFile,
} from "#services/imports/addresses.ts";
import { readState } from "#lib/us/address.ts";
import {
  type Command,
  counted,
  type Given,
  requireYes,
  takeArguments,
  takeText,
  UsageError,
} from "./command.ts";
import { formatCount } from "./import-report.ts";

const PROGRESS_ROWS = 200_000;

const textOption = ({ values }: Given, name: string): string | undefined =>
  values[name] === undefined ? undefined : takeText({ values }, name);

export const importAddressesCommand: Command = {
  summary: "import the coordinates of addresses from a file",
  usage: "FILE [--state WI] [--city NAME]",
  details: `FILE is a CSV file with columns like address, city, zip, latitude and longitude, or a file of
OpenAddresses: CSV (LON,LAT,NUMBER,STREET,…) or GeoJSON with a feature per line. Homes at these addresses
are valued by distance. --state and --city fill in what the file leaves empty.`,
  options: { state: { type: "string" }, city: { type: "string" } },
  changes: true,
  async run(given) {
    const [file] = takeArguments(given, "FILE");
    const { isDryRun: dryRun, connection } = given;
    const { refused, ...stored } = await importAddressesFile(connection.client, file, {
      state: textOption(given, "state"),
      city: textOption(given, "city"),
      dryRun,
      onRead: ({ rows, isDone }) => {
        if (isDone || rows % PROGRESS_ROWS === 0) console.log(`${formatCount(rows)} rows read`);
      },
    });
    const reasons = refused.describe();
    if (reasons !== null) console.log(`Skipped: ${reasons}.`);
    console.log(
      `${dryRun ? "Would add" : "Added"}: ${formatCount(stored.added)}. ${dryRun ? "Would change" : "Changed"}: ${formatCount(stored.changed)}. Already there or repeated: ${formatCount(stored.unchanged)}.`,
    );
  },
};

function takeChoice(given: Given) {
  const [state, market] = [textOption(given, "state"), textOption(given, "market")];
  if (market !== undefined && state === undefined) return { market };
  if (state !== undefined && market === undefined) return { state: readState(state) ?? state };
  throw new UsageError("Give either --state or --market.");
}

export const deleteAddressesCommand: Command = {
  summary: "delete imported addresses of a state or market",
  usage: "--state WI | --market NAME",
  details: "--market deletes the addresses in the zip codes and cities of the market's sales.",
  options: { state: { type: "string" }, market: { type: "string" } },
  changes: true,
  takesYes: true,
  async run(given) {
    takeArguments(given);
    const choice = takeChoice(given);
    requireYes(given);
    const { db } = given.connection;
    const count = await (given.isDryRun ? countAddresses(choice, db) : deleteAddresses(choice, db));
    const verb = given.isDryRun ? "Would delete" : "Deleted";
    console.log(`${verb}: ${counted(count, "address", "addresses")}.`);
  },
};
