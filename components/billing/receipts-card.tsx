"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { downloadFile } from "#components/data/download-file.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { navigateTo } from "#components/ui/navigate.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { api } from "#lib/api/client.ts";
import { RECEIPT_STATES } from "#lib/fields/receipts.ts";
import { formatCents, formatDate } from "#lib/format.ts";
import type { BillingView, ReceiptView } from "#lib/schemas/billing.ts";

async function download({ id, number }: ReceiptView): Promise<void> {
  const { pdfUrl } = await api("GET /api/receipts/{receiptId}", { params: { receiptId: id } });
  // Stripe's address answers with a file to save, so the page stays.
  if (pdfUrl.startsWith("/")) await downloadFile(pdfUrl, `receipt-${number}.pdf`);
  else navigateTo(pdfUrl);
}

function Receipt({ receipt }: { receipt: ReceiptView }) {
  const { number, date, description, amount, refunded, state } = receipt;
  const { mutate, isPending } = useMutation({
    mutationFn: download,
    onError: (error) => toastFailure("We couldn't download the receipt", error),
  });
  const day = formatDate(date);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-0.5 leading-6">
        <p className="font-medium wrap-anywhere">{description}</p>
        <p className="text-sm text-muted-foreground">{`${day} · ${number}`}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex flex-col">
          <p className="font-semibold figures">{formatCents(amount)}</p>
          {refunded > 0 && refunded < amount ? (
            <p className="text-sm text-muted-foreground">{`${formatCents(refunded)} refunded`}</p>
          ) : null}
        </div>
        <Badge variant={state === "paid" ? "primary" : "neutral"}>{RECEIPT_STATES[state]}</Badge>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Download receipt of ${day}, ${formatCents(amount)}`}
          pending={isPending}
          onClick={() => mutate(receipt)}
        >
          <Icon node={Download} />
          Download
        </Button>
      </div>
    </li>
  );
}

function MailNote({ mailsReceipts, canManage }: BillingView) {
  if (mailsReceipts) return "We also email a receipt after each payment.";
  if (!canManage) return null;
  return (
    <>
      <Link href="/security" className="underline underline-offset-4">
        Confirm your email address
      </Link>{" "}
      to get a receipt by email after each payment.
    </>
  );
}

export function ReceiptsCard({ billing }: { billing: BillingView }) {
  const { receipts } = billing;
  return (
    <TitledCard title="Receipts" description={<MailNote {...billing} />}>
      {receipts.length === 0 ? (
        <p className="leading-6 text-muted-foreground">
          You have no receipts yet. They appear here after each payment.
        </p>
      ) : (
        <ul aria-label="Receipts" className="divide-y">
          {receipts.map((receipt) => (
            <Receipt key={receipt.id} receipt={receipt} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
