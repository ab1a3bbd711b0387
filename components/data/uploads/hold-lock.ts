/**
 * Does something while no other tab does what has this name.
 * @param onBusy another tab does: the work waits until it is done or closed
 */
export async function holdLock(
  name: string,
  { signal, onBusy }: { signal: AbortSignal; onBusy: () => void },
  work: () => Promise<void> | void,
): Promise<void> {
  // Browsers offer locks on secure pages only; elsewhere each tab is on its own.
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
