const kept: boolean[] = [];

export class Broken extends Error {
  override name = "Broken";
}

/** @throws Broken if the condition is false */
export function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Broken(otherwise);
}

/** Tests one promise of the product and prints the result. A failure doesn't stop later tests. */
export async function promise(name: string, trial: () => Promise<string>): Promise<void> {
  const started = performance.now();
  const seen = await trial().then(
    (text) => ({ isKept: true, text }),
    (error: unknown) => ({
      isKept: false,
      text: error instanceof Broken ? error.message : String((error as Error).stack ?? error),
    }),
  );
  kept.push(seen.isKept);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${seen.isKept ? "ok    " : "FAILED"} ${name}: ${seen.text} (${seconds} s)`);
}

/** Prints how many promises were met and returns the exit code. */
export function concludePromises(): number {
  const broken = kept.filter((isKept) => !isKept).length;
  console.log(`\n${kept.length - broken} of ${kept.length} checks passed.`);
  return broken === 0 && kept.length > 0 ? 0 : 1;
}
