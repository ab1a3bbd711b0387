"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { mailChoices } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { TRY_AGAIN } from "#components/forms/use-save-form.ts";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Link } from "#components/ui/link.tsx";
import { Radio, RadioGroup } from "#components/ui/radio-group.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import type { MailChoicesInput, MailChoicesView } from "#lib/schemas/mail-choices.ts";

const INQUIRIES = [
  { value: "mail", label: "By mail at once, and in Porchlight" },
  { value: "product", label: "In Porchlight only" },
] as const;

const FREQUENCIES = [
  { value: "at_once", label: "Each at once" },
  { value: "daily", label: "All of a day in one mail, in the morning" },
] as const;

function Choice<Value extends string>({
  title,
  hint,
  options,
  value,
  onChoose,
}: {
  title: string;
  hint: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1">
      <p id={id} className="font-medium">
        {title}
      </p>
      <p id={`${id}-hint`} className="text-sm leading-5 text-muted-foreground">
        {hint}
      </p>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        value={value}
        onValueChange={onChoose}
        className="mt-1 gap-0"
      >
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 cursor-pointer items-center gap-3">
            <Radio value={option.value} className="size-5 shrink-0 accent-primary" />
            {option.label}
          </label>
        ))}
      </RadioGroup>
    </div>
  );
}

function Where({ view }: { view: MailChoicesView }) {
  if (!view.canBeMailed) {
    return (
      <Callout>Porchlight can&apos;t send mail here yet. Everything is told on the screen.</Callout>
    );
  }
  if (view.isConfirmed) return null;
  return (
    <Callout>
      Nothing of this is sent yet: {view.email} is not confirmed.{" "}
      <Link href="/security" className="font-medium underline underline-offset-4">
        Confirm it
      </Link>
    </Callout>
  );
}

function Texts({ view: { canBeTexted, hasTextNumber } }: { view: MailChoicesView }) {
  if (canBeTexted && hasTextNumber) return null;
  return (
    <p className="text-sm leading-5 text-muted-foreground">
      {canBeTexted ? (
        <>
          Text messages also need your consent and a mobile number of the United States or Canada in{" "}
          <Link href="/profile" className="underline underline-offset-4">
            your profile
          </Link>
          .
        </>
      ) : (
        "Text messages are not sent here yet; what you have agreed to is kept."
      )}
    </p>
  );
}

function Choices({ view }: { view: MailChoicesView }) {
  const queries = useQueryClient();
  const { inquiryMails, frequency } = view;
  const saving = useMutation({
    mutationFn: (body: MailChoicesInput) => api("POST /api/mail-choices", { body }),
    // Shown as chosen at once; what the server says holds.
    onMutate: (body) => queries.setQueryData(mailChoices.queryKey, { ...view, ...body }),
    onSuccess: (saved) => queries.setQueryData(mailChoices.queryKey, saved),
    onError: (error) => {
      queries.setQueryData(mailChoices.queryKey, view);
      toast({
        title: "Error saving settings",
        description: errorMessage(error, TRY_AGAIN),
        variant: "destructive",
      });
    },
  });
  return (
    <TitledCard
      title="How Mails Come"
      description={
        <>
          To {view.email}. What is chosen here is saved at once. A payment that failed, a plan that
          ends and a login from a new device always come.
        </>
      }
      className="flex flex-col gap-6"
    >
      <Where view={view} />
      <Choice
        title="What buyers write, and showings"
        hint="Questions, showings and reminders of them. Your answer to the mail goes to the buyer."
        options={INQUIRIES}
        value={inquiryMails ? "mail" : "product"}
        onChoose={(value) => saving.mutate({ frequency, inquiryMails: value === "mail" })}
      />
      <Choice
        title="Activity alerts"
        hint="Where you get them: steps, price, text, listing, estimate, people."
        options={FREQUENCIES}
        value={frequency}
        onChoose={(value) => saving.mutate({ inquiryMails, frequency: value })}
      />
      <Texts view={view} />
    </TitledCard>
  );
}

/** How a person is told by mail, beside what the settings say. */
export function MailChoicesCard() {
  const { data, error, refetch } = useQuery(mailChoices);
  if (data) return <Choices view={data} />;
  if (!error) return <LoadingCard />;
  return <ReadFailed what="How mails come" error={error} onRetry={() => void refetch()} />;
}
