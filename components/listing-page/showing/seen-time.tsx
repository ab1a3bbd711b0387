/** Sends the showing's time that the page shows with a form, so that it doesn't act on another one. */
export function SeenTime({ showing: { startsAt } }: { showing: { startsAt: Date } }) {
  return <input type="hidden" name="seenStartsAt" value={startsAt.toISOString()} readOnly />;
}
