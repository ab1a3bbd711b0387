"use client";

import { useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { Link } from "#components/ui/link.tsx";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { useLeftOut } from "./use-left-out.ts";

/**
 * Explains which of the seller's own words aren't in the description.
 * @param onEmpty called after the last explanation is dismissed, to move the focus on
 */
export function LeftOutWords({
  property,
  onEmpty,
}: {
  property: LatestPropertyView;
  onEmpty: () => void;
}) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { leftOut, dismiss } = useLeftOut(property);
  const isShown = leftOut.length > 0;

  function focusNext(index: number) {
    const buttons = list.current?.querySelectorAll("button") ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else onEmpty();
  }

  return (
    // Out of the flow when empty, so that it adds no gap.
    <div role="status" className={isShown ? undefined : "sr-only"}>
      {isShown ? (
        <div className="flex flex-col items-start gap-2 rounded-lg bg-accent px-4 py-3 text-sm leading-6 text-accent-foreground">
          <h2 className="font-sans font-medium tracking-normal">Left out of your description</h2>
          <ul ref={list} className="flex flex-col gap-2">
            {leftOut.map((one, index) => (
              <li key={one.text}>
                <span id={`${id}-${index}`} className="font-medium wrap-anywhere">
                  {`“${one.text}”`}
                </span>{" "}
                {one.reason}{" "}
                <Button
                  variant="link"
                  size="inline"
                  aria-describedby={`${id}-${index}`}
                  onClick={() => {
                    focusNext(index);
                    dismiss(one);
                  }}
                  className="text-accent-foreground decoration-accent-foreground/40"
                >
                  Dismiss
                </Button>
              </li>
            ))}
          </ul>
          <Button
            variant="link"
            size="inline"
            asChild
            className="text-accent-foreground decoration-accent-foreground/40"
          >
            <Link href="/property-features">Edit in Specific Features</Link>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
