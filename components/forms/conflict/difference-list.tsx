import type { Difference } from "./merge-values.ts";

export const whoChanged = (by: string | null) =>
  by === null ? "This was changed in another window" : `${by} changed this`;

export const shownValue = (value: string) => value || "Empty";

/** Shows both values of each field. */
export function DifferenceList({ fields }: { fields: readonly Difference[] }) {
  return (
    <ul aria-label="Different in your version" className="divide-y">
      {fields.map(({ label, theirs, other }) => (
        <li key={label} className="flex flex-col gap-1 py-2.5">
          <span className="font-medium text-foreground">{label}</span>
          <dl className="grid grid-cols-2 gap-x-4">
            <div className="min-w-0">
              <dt className="text-sm leading-5">Their version</dt>
              <dd className="line-clamp-6 figures wrap-anywhere text-foreground">
                {shownValue(theirs)}
              </dd>
            </div>
            <div className="min-w-0">
              <dt className="text-sm leading-5">Yours</dt>
              <dd className="line-clamp-6 figures wrap-anywhere text-foreground">
                {shownValue(other)}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
