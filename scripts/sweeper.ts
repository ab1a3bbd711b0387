import { sweep } from "#services/sweep.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Sweeps now and every hour. @returns ends that, once the sweep under way is done */
export function startSweeper(): () => Promise<void> {
  let running = sweep();
  const timer = setInterval(() => (running = sweep()), HOUR_MS);
  return () => {
    clearInterval(timer);
    return running;
  };
}
