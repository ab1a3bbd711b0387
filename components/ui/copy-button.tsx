"use client";

import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "./button.tsx";

const OUTCOMES = {
  copied: "Copied.",
  failed: "It could not be copied: please mark the text and copy it by hand.",
} as const;

/** Says how it went beside the button: a message outside an open window would not be read aloud. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  async function copy() {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" onClick={() => void copy()}>
        <Copy aria-hidden />
        {children}
      </Button>
      <p role="status" className="text-[0.9375rem] leading-6 text-muted-foreground">
        {outcome ? OUTCOMES[outcome] : null}
      </p>
    </div>
  );
}
