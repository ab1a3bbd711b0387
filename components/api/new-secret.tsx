"use client";

import { useEffect, useId, useRef } from "react";
import { Button } from "#components/ui/button.tsx";
import { CopyButton } from "#components/ui/copy-button.tsx";

/** The secret can't be shown again. */
export function NewSecret({
  secret,
  title,
  advice,
  copyLabel,
  onDone,
}: {
  secret: string;
  title: string;
  advice: string;
  copyLabel: string;
  onDone: () => void;
}) {
  const id = useId();
  const part = useRef<HTMLElement>(null);
  useEffect(() => {
    // It appears above the form that created it.
    part.current?.focus();
    part.current?.scrollIntoView?.({ block: "nearest" });
  }, [secret]);
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-labelledby={id}
      className="mx-5 mt-5 flex scroll-mt-20 flex-col gap-4 rounded-lg border border-primary/25 bg-primary-soft p-5 outline-none sm:mx-7"
    >
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <p className="rounded-lg bg-card px-3 py-2 font-mono text-sm leading-6 wrap-anywhere">
        {secret}
      </p>
      <p className="leading-6">{advice}</p>
      <div className="flex flex-wrap items-center gap-3">
        <CopyButton text={secret}>{copyLabel}</CopyButton>
        <Button variant="ghost" onClick={onDone}>
          Done
        </Button>
      </div>
    </section>
  );
}
