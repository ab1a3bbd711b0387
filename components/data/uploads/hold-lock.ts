/**
 * Runs `work` while no other tab holds the lock of this name.
 * @param onBusy called if another tab holds it; the work waits until that tab is done or closed
 */
export async function holdLock(
  name: string,
  { signal, onBusy }: { signal: AbortSignal; onBusy: () => void },
  work: () => Promise<void> | void,
): Promise<void> {
  // Browsers offer locks only on secure pages. Elsewhere, tabs don't coordinate.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  const isBusy = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
    return lock === null;
  });
  if (!isBusy) return;
  onBusy();
  await locks
    .request(name, { signal }, () => work())
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}
