"use client";

import { Copy } from "lucide";
import { useState } from "react";
import { errorMessage } from "#lib/api/client.ts";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

const FAILED = "We couldn't copy it. Select the text and copy it yourself.";

type Given =
  | { text: string; copy?: never; failed?: never }
  /** Copies what is no plain text. @param failed what is said where that fails without a sentence. */
  | { text?: never; copy: () => Promise<void>; failed: string };

/**
 * Shows the result next to the button, because screen readers don't announce messages outside an
 * open dialog.
 */
export function CopyButton({
  text,
  copy,
  failed = FAILED,
  children,
}: Given & { children: string }) {
  const [outcome, setOutcome] = useState<string | null>(null);
  async function run() {
    setOutcome(null);
    try {
      await (copy ? copy() : navigator.clipboard.writeText(text));
      setOutcome("Copied.");
    } catch (error) {
      setOutcome(errorMessage(error, failed));
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" onClick={() => void run()}>
        <Icon node={Copy} />
        {children}
      </Button>
      <p role="status" className="text-md leading-6 text-muted-foreground">
        {outcome}
      </p>
    </div>
  );
}
