import "server-only";

/**
 * What pictures may take at once. The server itself takes some 400 MB meanwhile, and both are to stay
 * under a gigabyte (`npm run bench -- photo-memory`).
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
 * Does work on a picture once there is room for it: first come, first served, so that a large one gets
 * its turn among many small ones.
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
