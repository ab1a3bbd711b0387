import type { CorrectionsView } from "#lib/schemas/description.ts";

type Change = CorrectionsView["changes"][number];

const MAX_SHOWN = 4;

function describeResult({ value, sentence, corrected }: Change, canCorrect: boolean): string {
  if (!canCorrect) return `In the sentence “${sentence}”`;
  if (corrected !== null) return `Corrected: “${corrected}”`;
  return value === null ? `This sentence would be removed: “${sentence}”` : "";
}

function WrongPart({ change, view }: { change: Change; view: CorrectionsView }) {
  const { quote, value } = change;
  const says = `Your ${view.isPublic ? "listing" : "description"} says “${quote}”.`;
  const now =
    value === null ? "Your new details don't support it." : `You're changing it to ${value}.`;
  return (
    <li className="flex flex-col gap-1">
      <p className="font-medium text-foreground">{`${says} ${now}`}</p>
      <p>{describeResult(change, view.corrected !== null)}</p>
    </li>
  );
}

/** What a change of details makes wrong in the accepted description, and what it does to the page. */
export function WrongWords({ view }: { view: CorrectionsView }) {
  const { changes, corrected, isPublic } = view;
  const more = changes.length - MAX_SHOWN;
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-3">
        {changes.slice(0, MAX_SHOWN).map((change, index) => (
          <WrongPart key={`${change.quote} ${index}`} change={change} view={view} />
        ))}
      </ul>
      {more > 0 ? <p>{`And ${more} more.`}</p> : null}
      {corrected === null ? (
        <p>We can&apos;t correct this for you. Change the text under Description.</p>
      ) : null}
      <p>
        {isPublic
          ? "Until it's corrected, buyers won't see “About this home” on your listing page."
          : "Until it's corrected, you can't publish your listing."}
      </p>
    </div>
  );
}
