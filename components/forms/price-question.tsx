"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readBestEstimate } from "#components/data/read-best-estimate.ts";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { askAboutPrice } from "#lib/pricing/price-question.ts";

interface Question {
  text: string;
  answer: (isConfirmed: boolean) => void;
}

/**
 * Asks before an unusual price is set.
 * @param current the last price; null before the first
 * @param onClosed moves the focus, because the submit button is disabled while a form saves
 * @returns `confirm`, which is false if the person cancels, and the dialog to render
 */
export function usePriceQuestion({
  current,
  confirmLabel,
  onClosed,
}: {
  current: number | null;
  confirmLabel: string;
  onClosed: () => void;
}) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  // Kept while the dialog closes.
  const [question, setQuestion] = useState<Question | null>(null);

  async function confirm(price: number): Promise<boolean> {
    const estimate = await readBestEstimate(client);
    const text = askAboutPrice(price, current, estimate ?? null);
    if (text === null) return true;
    return new Promise((answer) => {
      setQuestion({ text, answer });
      setOpen(true);
    });
  }

  function close(isConfirmed: boolean) {
    setOpen(false);
    question?.answer(isConfirmed);
  }

  const dialog = (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={() => close(false)}
      title="Check the price"
      description={question?.text}
      confirmLabel={confirmLabel}
      destructive={false}
      onConfirm={() => close(true)}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
    />
  );
  return { confirm, dialog };
}
