"use client";

import { Square } from "lucide";
import { useId, type Ref } from "react";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { Length } from "#lib/fields/description.ts";
import type { DescriptionStyle } from "#lib/schemas/description.ts";
import { StyleChoice } from "./style-choice.tsx";
import { LENGTH_LABELS } from "./style-labels.ts";

export function RewritePanel({
  style,
  lengths,
  onStyleChange,
  isRewriting,
  isDisabled,
  message,
  buttonRef,
  onRewrite,
  onStop,
}: {
  style: DescriptionStyle;
  lengths: readonly Length[];
  onStyleChange: (change: Partial<DescriptionStyle>) => void;
  isRewriting: boolean;
  isDisabled: boolean;
  /** The result of the last rewrite, if it needs a message. */
  message: string | null;
  buttonRef: Ref<HTMLButtonElement>;
  onRewrite: () => void;
  onStop: () => void;
}) {
  const id = useId();
  return (
    <Card role="group" aria-label="Rewrite options" className="@container">
      <StyleChoice
        style={style}
        lengths={lengths}
        onChange={onStyleChange}
        disabled={isRewriting}
        aria-describedby={id}
      />
      <div className="flex flex-col gap-4 border-t px-5 py-4 sm:px-7 @md:flex-row @md:items-center">
        <div className="flex flex-1 flex-col gap-1 text-sm leading-5 text-muted-foreground">
          <p role="status" className={message ? undefined : "sr-only"}>
            {message}
          </p>
          <p id={id}>
            {`Your next rewrite will be about ${LENGTH_LABELS[style.length].characters} characters, or shorter if there's less to say.`}
            {lengths.includes("long") ? null : " Add more features to get a longer description."}
          </p>
        </div>
        <div className="flex gap-3">
          <Button
            ref={buttonRef}
            variant="secondary"
            pending={isRewriting}
            pendingLabel="Rewriting..."
            disabled={isDisabled}
            onClick={onRewrite}
            className="flex-1"
          >
            Rewrite
          </Button>
          {isRewriting ? (
            <Button
              variant="outline"
              // Stop appears under the pointer, so ignore the second click of a double click on
              // Rewrite.
              onClick={({ detail }) => (detail > 1 ? undefined : onStop())}
              className="animate-appear-late"
            >
              <Icon node={Square} className="size-3.5 fill-current" />
              Stop
            </Button>
          ) : null}
        </div>
      </div>
    </Card>
  );
}
