"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { webhookDeliveries } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { api } from "#lib/api/client.ts";
import {
  DELIVERY_RETENTION_DAYS,
  DELIVERY_STATES,
  type DeliveryState,
  MAX_DELIVERIES_LISTED,
  WEBHOOK_TYPES,
} from "#lib/fields/webhooks.ts";
import { formatCount, formatMoment } from "#lib/format.ts";
import type { DeliveriesView, DeliveryView, WebhookView } from "#lib/schemas/webhooks.ts";

const BADGES = {
  waiting: "lamp",
  sending: "lamp",
  delivered: "primary",
  failed: "destructive",
} as const satisfies Record<DeliveryState, string>;

function answerOf({ status, failure, ms }: DeliveryView): string | null {
  if (failure) return failure;
  return status === null ? null : `Response ${status} in ${ms} ms.`;
}

function describeAttempts(delivery: DeliveryView, timeZone: string): string {
  const { attempts, nextAt } = delivery;
  const next = nextAt && attempts > 0 ? `Next attempt ${formatMoment(nextAt, timeZone)}.` : null;
  const tries = attempts > 1 ? `${formatCount(attempts, "attempt", "attempts")}.` : null;
  return [answerOf(delivery), tries, next].filter(Boolean).join(" ");
}

function Delivery({
  delivery,
  isOn,
  isPending,
  onAgain,
}: {
  delivery: DeliveryView;
  isOn: boolean;
  isPending: boolean;
  onAgain: () => void;
}) {
  const timeZone = useTimeZone();
  const { type, at, state, attempts } = delivery;
  const { label } = WEBHOOK_TYPES[type];
  const when = formatMoment(at, timeZone);
  const isSettled = state === "delivered" || state === "failed";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 leading-6 font-medium">
          {label}
          <Badge variant={BADGES[state]}>{DELIVERY_STATES[state]}</Badge>
        </p>
        <p className="text-sm leading-5 wrap-anywhere text-muted-foreground">
          <time dateTime={at}>{when}</time>
          {attempts === 0 ? null : ` · ${describeAttempts(delivery, timeZone)}`}
        </p>
      </div>
      {isOn && isSettled ? (
        <Button
          variant="outline"
          size="sm"
          aria-label={`Resend: ${label}, ${when}`}
          disabled={isPending}
          onClick={onAgain}
        >
          Resend
        </Button>
      ) : null}
    </li>
  );
}

function Deliveries({
  deliveries,
  isOn,
  pending,
  onAgain,
}: {
  deliveries: readonly DeliveryView[];
  isOn: boolean;
  pending: boolean;
  onAgain: (deliveryId: string) => void;
}) {
  if (deliveries.length === 0) {
    return <p className="py-3 text-muted-foreground">No deliveries yet.</p>;
  }
  return (
    <ul role="list" aria-label="Deliveries" className="flex flex-col divide-y">
      {deliveries.map((delivery) => (
        <Delivery
          key={delivery.id}
          delivery={delivery}
          isOn={isOn}
          isPending={pending}
          onAgain={() => onAgain(delivery.id)}
        />
      ))}
    </ul>
  );
}

export function WebhookLog({ webhook, isIncluded }: { webhook: WebhookView; isIncluded: boolean }) {
  const { id: webhookId, turnedOffAt } = webhook;
  const client = useQueryClient();
  const log = webhookDeliveries(webhookId);
  const { data, error, refetch } = useQuery(log);
  const send = useMutation({
    mutationFn: (deliveryId: string | null): Promise<DeliveriesView> =>
      deliveryId === null
        ? api("POST /api/webhooks/{webhookId}/deliveries", { params: { webhookId } })
        : api("POST /api/webhooks/{webhookId}/deliveries/{deliveryId}", {
            params: { webhookId, deliveryId },
          }),
    onSuccess: (shown) => client.setQueryData(log.queryKey, shown),
    onError: (failure) => {
      toastFailure("We couldn't send it", failure);
      void client.invalidateQueries({ queryKey: log.queryKey });
    },
  });
  if (!data && error) {
    return <ReadFailed what="The log" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <LoadingLines />;
  const isOn = turnedOffAt === null && isIncluded;
  return (
    <div className="mt-3 rounded-lg border px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-sm leading-5 text-muted-foreground">
          {`Shows the last ${MAX_DELIVERIES_LISTED} deliveries, up to ${DELIVERY_RETENTION_DAYS} days old. Failed deliveries are retried for two days.`}
        </p>
        {isOn ? (
          <Button
            variant="outline"
            size="sm"
            pending={send.isPending && send.variables === null}
            onClick={() => send.mutate(null)}
          >
            Send test event
          </Button>
        ) : null}
      </div>
      <Deliveries
        deliveries={data.deliveries}
        isOn={isOn}
        pending={send.isPending}
        onAgain={send.mutate}
      />
    </div>
  );
}
