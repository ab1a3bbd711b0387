import { latestActions } from "#services/operators.ts";
import { type Command, takeArguments, UsageError } from "./command.ts";

const USUAL = 50;
const MOST = 10_000;

export const logCommand: Command = {
  summary: "show recent admin commands",
  usage: `[--last NUMBER]`,
  details: `--last defaults to ${USUAL}. Commands are kept for a year.`,
  options: { last: { type: "string" } },
  changes: false,
  async run(given) {
    takeArguments(given);
    const last = Number(given.values.last ?? USUAL);
    if (!Number.isInteger(last) || last < 1 || last > MOST) {
      throw new UsageError(`--last must be a whole number from 1 to ${MOST}.`);
    }
    for (const action of (await latestActions(last)).toReversed()) {
      const { at, operator, command, outcome } = action;
      const words = [
        command,
        ...action.arguments.map((word) => (/\s/.test(word) ? `"${word}"` : word)),
      ];
      console.log(`${at.toISOString()}  ${operator}  ${outcome}  ${words.join(" ")}`);
    }
  },
};
