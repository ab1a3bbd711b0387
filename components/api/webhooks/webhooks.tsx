"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { webhooks } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Card, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import { MAX_WEBHOOKS } from "#lib/fields/webhooks.ts";
import type { NewWebhook, WebhooksView, WebhookView } from "#lib/schemas/webhooks.ts";
import { NewSecret } from "../new-secret.tsx";
import { NewWebhookForm } from "./webhook-form.tsx";
import { WebhookRow } from "./webhook-row.tsx";

const EndQuestion = loadOnOpening(async () => (await import("../end-question.tsx")).EndQuestion);

function List({
  view,
  onSaved,
  onRemove,
}: {
  view: WebhooksView;
  onSaved: (view: WebhooksView) => void;
  onRemove: (webhook: WebhookView) => void;
}) {
  if (view.webhooks.length === 0) {
    return <p className="p-5 text-muted-foreground sm:p-7">You don&apos;t have any webhooks.</p>;
  }
  return (
    <ul role="list" aria-label="Webhooks" className="flex flex-col divide-y px-5 py-1 sm:px-7">
      {view.webhooks.map((webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          isIncluded={view.isIncluded}
          onSaved={onSaved}
          onRemove={() => onRemove(webhook)}
        />
      ))}
    </ul>
  );
}

export function Webhooks() {
  const client = useQueryClient();
  const { data: view, error, refetch } = useQuery(webhooks);
  const [secret, setSecret] = useState<string | null>(null);
  const [asked, setAsked] = useState<WebhookView | null>(null);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (shown: WebhooksView) => client.setQueryData(webhooks.queryKey, shown);
  const remove = useMutation({
    mutationFn: (webhookId: string) =>
      api("DELETE /api/webhooks/{webhookId}", { params: { webhookId } }),
    onSuccess: (left) => {
      show(left);
      toast({ title: "Webhook removed" });
    },
    onError: async (failure) => {
      toastFailure("We couldn't remove the webhook", failure);
      await client.invalidateQueries({ queryKey: webhooks.queryKey });
    },
    onSettled: () => setAsking(false),
  });
  const showNew = ({ secret: made, ...left }: NewWebhook) => {
    setSecret(made);
    show(left);
  };
  const showSaved = (saved: WebhooksView) => {
    show(saved);
    toast({ title: "Webhook saved" });
    heading.current?.focus();
  };
  const ask = (webhook: WebhookView) => {
    setAsked(webhook);
    setAsking(true);
  };

  if (!view) {
    return error ? (
      <ReadFailed what="Your webhooks" error={error} onRetry={() => void refetch()} />
    ) : null;
  }
  return (
    <>
      <Card id="webhooks" className="scroll-mt-20">
        <CardHeader>
          <CardTitle ref={heading} tabIndex={-1} className="outline-none">
            Webhooks
          </CardTitle>
          <CardDescription>
            {`Porchlight notifies your software when a buyer sends a message, a showing changes or your listing status changes. Each event is signed so you can verify it came from us. You can have up to ${MAX_WEBHOOKS} webhooks.`}
          </CardDescription>
        </CardHeader>
        {secret ? (
          <NewSecret
            secret={secret}
            title="Your new webhook’s secret"
            advice="Copy it now. We won't show it again. Use it to verify that events come from Porchlight."
            copyLabel="Copy secret"
            onDone={() => setSecret(null)}
          />
        ) : null}
        <List view={view} onSaved={showSaved} onRemove={ask} />
      </Card>
      {view.isIncluded ? <NewWebhookForm onMade={showNew} /> : null}
      <EndQuestion
        title="Remove this webhook?"
        description={`${asked?.address} will stop getting events, and its log will be deleted.`}
        confirmLabel="Remove webhook"
        open={isAsking}
        onClose={() => setAsking(false)}
        isPending={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.id)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          heading.current?.focus();
        }}
      />
    </>
  );
}
