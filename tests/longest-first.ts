import { BaseSequencer, type TestSpecification } from "vitest/node";

// Each takes minutes. Started last, they would run alone at the end while other cores are idle.
const LONGEST = [
  "tests/fuzz/calls.test.ts",
  "services/backup/backup.test.ts",
  "scripts/db/backup.integration.test.ts",
  "scripts/db/embedded-postgres.integration.test.ts",
];

const rankOf = ({ moduleId }: TestSpecification) => {
  const rank = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return rank === -1 ? LONGEST.length : rank;
};

/** Starts the slowest test files first, then the others in the default order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}
