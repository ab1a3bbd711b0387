"use client";

import { useQueryClient } from "@tanstack/react-query";
import { offers as offersQuery } from "#components/data/queries.ts";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { TitledCard } from "#components/ui/card.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import { formatCount, formatMoney } from "#lib/format.ts";
import type { ComparedOffer } from "#lib/offers/compare-offers.ts";
import type { HighestAndBestView } from "#lib/schemas/offers.ts";
import { formatZone } from "#lib/showings/when.ts";
import { dayAfter, dayIn } from "#lib/us/wall-clock.ts";

const DAYS_OPEN = 2;

function Recipients({ asked }: { asked: readonly ComparedOffer[] }) {
  return (
    <div>
      <p>{formatCount(asked.length, "buyer gets", "buyers get")} this request by email:</p>
      <ul aria-label="Buyers" className="list-disc pl-5">
        {asked.map(({ offer: { id, price, negotiation }, name }) => (
          <li key={id} className="wrap-anywhere">
            {[name, formatMoney(price), negotiation?.contact?.buyerName]
              .filter(Boolean)
              .join(" · ")}
            {negotiation?.status === "countered" ? " · replaces your counteroffer" : ""}
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Asks buyers for their highest and best offers.
 * @param props.asked the open offers
 * @param props.replaced the open request; null for none
 */
export function BestRequestForm({
  asked,
  timeZone,
  replaced,
  onDone,
}: {
  asked: readonly ComparedOffer[];
  timeZone: string;
  replaced: HighestAndBestView | null;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const replaces = replaced?.id ?? null;
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/offer-terms.ts")).highestAndBestInput,
    values: {
      dueOn: dayAfter(dayIn(timeZone, new Date()), DAYS_OPEN),
      dueTime: "17:00",
      message: replaced?.message ?? "",
      replaces,
    },
    save: (request) => api("POST /api/offers/highest-and-best", { body: request }),
    onSaved: (saved) => {
      client.setQueryData(offersQuery.queryKey, saved);
      toast({ title: "Request sent", description: "We let the buyers know." });
      onDone();
    },
    failure: { message: "We couldn't send the request. Please try again." },
  });
  const { control } = form;
  return (
    <TitledCard
      title="Ask for highest and best offers"
      description="Buyers can change their terms or keep them until the deadline. A buyer who doesn't answer keeps their current offer until it expires."
    >
      <SaveForm form={form} label="Highest and best offers" className="flex flex-col gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField control={control} name="dueOn" label="Deadline" type="date" />
          <TextField
            control={control}
            name="dueTime"
            label="Time"
            type="time"
            hint={formatZone(timeZone)}
          />
        </div>
        <TextareaField control={control} name="message" label="Message to all buyers (optional)" />
        <Recipients asked={asked} />
        <SaveBanner tone="error" hideAfter={null} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <CancelButton onCancel={onDone} />
          <SubmitButton pendingLabel="Sending...">Send request</SubmitButton>
        </div>
      </SaveForm>
    </TitledCard>
  );
}
