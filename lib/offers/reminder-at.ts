const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns when the side that can answer is reminded: 24 hours before the deadline, or halfway to it
 * if 24 hours or less are given. Both count elapsed time, so a change of the clock doesn't shift them.
 */
export function reminderAt(openedAt: Date, expiresAt: Date): Date {
  const given = expiresAt.getTime() - openedAt.getTime();
  return new Date(expiresAt.getTime() - (given > DAY_MS ? DAY_MS : given / 2));
}
