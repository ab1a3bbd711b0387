"use client";

import { useId, useState } from "react";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { WEBHOOK_KINDS } from "#lib/fields/webhooks.ts";
import { formatDate, formatMoment } from "#lib/format.ts";
import type { WebhooksView, WebhookView } from "#lib/schemas/webhooks.ts";
import { ChangeWebhookForm } from "./webhook-form.tsx";
import { WebhookLog } from "./webhook-log.tsx";

function State({ failingSince, turnedOffAt }: WebhookView) {
  if (turnedOffAt) return <Badge variant="destructive">Turned off</Badge>;
  return failingSince ? <Badge variant="lamp">Not responding</Badge> : null;
}

function describeState(
  { kinds, createdAt, failingSince, turnedOffAt }: WebhookView,
  timeZone: string,
) {
  const labels = kinds.map((kind) => WEBHOOK_KINDS[kind].split(":")[0]?.toLowerCase());
  const list = new Intl.ListFormat("en-US").format(labels.filter((one) => one !== undefined));
  const made = `Events: ${list}. Created ${formatDate(createdAt, { style: "short", timeZone })}.`;
  if (turnedOffAt) {
    return `${made} Turned off ${formatMoment(turnedOffAt, timeZone)} because deliveries failed.`;
  }
  if (!failingSince) return made;
  return `${made} Failing since ${formatMoment(failingSince, timeZone)}.`;
}

export function WebhookRow({
  webhook,
  isIncluded,
  onSaved,
  onRemove,
}: {
  webhook: WebhookView;
  isIncluded: boolean;
  onSaved: (view: WebhooksView) => void;
  onRemove: () => void;
}) {
  const timeZone = useTimeZone();
  const id = useId();
  const [open, setOpen] = useState<"log" | "change" | null>(null);
  const { address } = webhook;
  const toggle = (part: "log" | "change") => setOpen(open === part ? null : part);
  const opener = (part: "log" | "change") => ({
    ...({ variant: "outline", size: "sm" } as const),
    "aria-expanded": open === part,
    "aria-controls": open === part ? id : undefined,
    onClick: () => toggle(part),
  });
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-2 leading-6 font-medium wrap-anywhere">
        {address}
        <State {...webhook} />
      </p>
      <p className="text-sm leading-5 text-muted-foreground">{describeState(webhook, timeZone)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button {...opener("log")} aria-label={`Log for ${address}`}>
          Log
        </Button>
        {isIncluded ? (
          <Button
            {...opener("change")}
            aria-label={`${webhook.turnedOffAt ? "Turn on" : "Edit"} ${address}`}
          >
            {webhook.turnedOffAt ? "Turn on" : "Edit"}
          </Button>
        ) : null}
        <Button variant="outline" size="sm" aria-label={`Remove ${address}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
      <div id={id}>
        {open === "log" ? <WebhookLog webhook={webhook} isIncluded={isIncluded} /> : null}
        {open === "change" ? (
          <ChangeWebhookForm
            webhook={webhook}
            onSaved={(view) => {
              setOpen(null);
              onSaved(view);
            }}
            onCancel={() => setOpen(null)}
          />
        ) : null}
      </div>
    </li>
  );
}
