import "server-only";

/**
 * The memory budget of all image processes. With the server's 400 MB or so, the total stays under a
 * gigabyte (`npm run bench -- photo-memory`).
 */
export const MAX_MEGABYTES = 580;

let free = MAX_MEGABYTES;
const waiting: { megabytes: number; start: () => void }[] = [];

function startNext(): void {
  for (let [next] = waiting; next && next.megabytes <= free; [next] = waiting) {
    waiting.shift();
    free -= next.megabytes;
    next.start();
  }
}

/**
 * Runs work once enough memory is free. First come, first served, so that small images can't starve
 * a large one.
 * @param megabytes at most `MAX_MEGABYTES`
 */
export async function withMemory<T>(megabytes: number, work: () => Promise<T>): Promise<T> {
  await new Promise<void>((start) => {
    waiting.push({ megabytes, start });
    startNext();
  });
  try {
    return await work();
  } finally {
    free += megabytes;
    startNext();
  }
}
