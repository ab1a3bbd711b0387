"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { mailChoices } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { EmailText } from "#components/ui/email-text.tsx";
import { Link } from "#components/ui/link.tsx";
import { Radio, RadioGroup } from "#components/ui/radio-group.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import type { MailChoicesInput, MailChoicesView } from "#lib/schemas/mail-choices.ts";
import { SETTINGS_NOT_SAVED } from "./settings-form.tsx";

const INQUIRIES = [
  { value: "mail", label: "By email right away, and in Porchlight" },
  { value: "product", label: "In Porchlight only" },
] as const;

const FREQUENCIES = [
  { value: "at_once", label: "An email for each, right away" },
  { value: "daily", label: "One email each morning" },
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
      <Callout>
        Email isn&apos;t set up on this site yet. You&apos;ll see everything in Porchlight.
      </Callout>
    );
  }
  if (view.isConfirmed) return null;
  return (
    <Callout>
      We can&apos;t send these emails until you confirm {view.email}.{" "}
      <Link href="/security" className="font-medium underline underline-offset-4">
        Confirm email
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
          To get text messages, give your consent and add a US or Canadian mobile number to{" "}
          <Link href="/profile" className="underline underline-offset-4">
            your profile
          </Link>
          .
        </>
      ) : (
        "Text messages aren't available yet. Your choice is saved."
      )}
    </p>
  );
}

function Choices({ view }: { view: MailChoicesView }) {
  const queries = useQueryClient();
  const { inquiryMails, frequency } = view;
  const saving = useMutation({
    mutationFn: (body: MailChoicesInput) => api("POST /api/mail-choices", { body }),
    // Show the choice immediately; the server's answer replaces it.
    onMutate: (body) => queries.setQueryData(mailChoices.queryKey, { ...view, ...body }),
    onSuccess: (saved) => queries.setQueryData(mailChoices.queryKey, saved),
    onError: (error) => {
      queries.setQueryData(mailChoices.queryKey, view);
      toast({
        title: SETTINGS_NOT_SAVED,
        description: errorMessage(error),
        variant: "destructive",
      });
    },
  });
  return (
    <TitledCard
      title="Email preferences"
      description={
        <>
          Sent to <EmailText>{view.email}</EmailText>. Changes save automatically. We always email
          you about failed payments, an ending plan and logins from new devices.
        </>
      }
      className="flex flex-col gap-6"
    >
      <Where view={view} />
      <Choice
        title="Messages and showings"
        hint="Questions from buyers, showings and showing reminders. Each says how to answer."
        options={INQUIRIES}
        value={inquiryMails ? "mail" : "product"}
        onChoose={(value) => saving.mutate({ frequency, inquiryMails: value === "mail" })}
      />
      <Choice
        title="Activity alerts"
        hint="If you turned alerts on: your steps, price, description, listing, estimate and people."
        options={FREQUENCIES}
        value={frequency}
        onChoose={(value) => saving.mutate({ inquiryMails, frequency: value })}
      />
      <Texts view={view} />
    </TitledCard>
  );
}

export function MailChoicesCard() {
  const { data, error, refetch } = useQuery(mailChoices);
  if (data) return <Choices view={data} />;
  if (!error) return <LoadingCard />;
  return <ReadFailed what="your email preferences" error={error} onRetry={() => void refetch()} />;
}
