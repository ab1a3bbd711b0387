import type { ImportOutcome } from "#db/bulk-import.ts";

export const formatCount = (count: number): string => count.toLocaleString("en-US");

export function describeOutcome(
  outcome: ImportOutcome,
  { dryRun, repeated, refused = 0 }: { dryRun: boolean; repeated: string; refused?: number },
): string {
  const figures = [
    `${dryRun ? "Would add" : "Added"}: ${formatCount(outcome.added)}.`,
    `${dryRun ? "Would change" : "Changed"}: ${formatCount(outcome.changed)}.`,
    `Already there: ${formatCount(outcome.unchanged)}.`,
  ];
  if (outcome.repeated > 0) figures.push(`${repeated}: ${formatCount(outcome.repeated)}.`);
  if (refused > 0) figures.push(`Rejected: ${formatCount(refused)}.`);
  return figures.join(" ");
}
