import { Fragment } from "react";
import type { Marked } from "#lib/schemas/search.ts";

export function MarkedText({ text, marks }: Marked) {
  const last = marks.at(-1)?.[1] ?? 0;
  return (
    <>
      {marks.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark className="rounded-sm bg-accent text-accent-foreground">
            {text.slice(from, to)}
          </mark>
        </Fragment>
      ))}
      {text.slice(last)}
    </>
  );
}
