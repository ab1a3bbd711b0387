"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { askingPrice } from "#components/data/queries.ts";
import { usePriceQuestion } from "#components/forms/price-question.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Label } from "#components/ui/label.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { UnitInput } from "#components/ui/unit-input.tsx";
import { api, ApiError } from "#lib/api/client.ts";

const loadSchema = async () => (await import("#lib/schemas/asking-price.ts")).askingPriceInput;

/**
 * Saves a typed price. If the schema can't be loaded, only the server checks it.
 * @returns null if the person didn't confirm an unusual price
 */
async function savePrice(
  { price, from }: { price: string; from: number | null },
  confirm: (price: number) => Promise<boolean>,
) {
  const checked = (await loadSchema().catch(() => null))?.safeParse({ price });
  if (checked?.error) {
    const [issue] = checked.error.issues;
    throw new ApiError(400, "Check your asking price", { fields: { price: issue?.message } });
  }
  if (checked?.success && !(await confirm(checked.data.price))) return null;
  return api("PUT /api/asking-price", { body: { price, from } });
}

const fieldErrorOf = (error: unknown) =>
  error instanceof ApiError ? error.fields.price : undefined;

/** Sets the asking price. Doesn't use the form library, to keep this screen's first load small. */
export function PriceForm({ current }: { current: number | undefined }) {
  const client = useQueryClient();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Null shows the saved price.
  const [typed, setTyped] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const question = usePriceQuestion({
    current: current ?? null,
    confirmLabel: "Set price",
    onClosed: () => field.current?.focus(),
  });
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (change: { price: string; from: number | null }) =>
      savePrice(change, question.confirm),
    onSuccess: (saved, { price }) => {
      if (!saved) return;
      client.setQueryData(askingPrice.queryKey, saved);
      setTyped((now) => (now === price ? null : now));
      setSaved(true);
    },
    onError: (error) => {
      // Another member has changed it, so read it again.
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: askingPrice.queryKey });
      if (fieldErrorOf(error)) field.current?.focus();
      // A toast, because the screen's only alert is about the valuation.
      else toastFailure("We couldn't save your asking price", error);
    },
  });
  const shown = typed ?? current?.toLocaleString("en-US") ?? "";
  const message = fieldErrorOf(error);
  return (
    <form
      method="dialog"
      noValidate
      aria-label="Asking price"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(false);
        if (!isPending) mutate({ price: shown, from: current ?? null });
      }}
    >
      <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
        <div className="flex min-w-0 flex-col sm:max-w-64 sm:flex-1">
          <Label htmlFor={id} className="mb-1.5">
            Asking price
          </Label>
          <UnitInput
            ref={field}
            id={id}
            name="price"
            before="$"
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            aria-invalid={Boolean(message)}
            aria-describedby={message ? `${id}-message` : undefined}
            value={shown}
            onFocus={() => void loadSchema().catch(() => undefined)}
            onChange={({ target }) => {
              setTyped(target.value);
              if (error) reset();
            }}
          />
          <p
            id={`${id}-message`}
            aria-live="polite"
            className="text-sm leading-5 font-medium text-destructive not-empty:mt-1.5"
          >
            {message}
          </p>
        </div>
        <Button type="submit" pending={isPending} pendingLabel="Saving..." className="sm:mt-7">
          Set price
        </Button>
      </div>
      <Banner
        tone="success"
        message={isSaved ? "Your asking price was saved." : null}
        onHide={() => setSaved(false)}
      />
      {question.dialog}
    </form>
  );
}
