"use client";

import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { downloadFile } from "#components/data/download-file.ts";
import { Button } from "#components/ui/button.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { errorMessage } from "#lib/api/client.ts";
import { pathOf } from "#lib/contract/call.ts";

type As = "pdf" | "text";

const download = (as: As) =>
  downloadFile(
    pathOf("/api/inventory/document", {}, { as }),
    as === "pdf" ? "what-stays.pdf" : "what-stays.txt",
  );

function DownloadButton({
  as,
  label,
  isPrimary = false,
  before,
}: {
  as: As;
  label: string;
  isPrimary?: boolean;
  before: () => Promise<unknown>;
}) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await before();
      await download(as);
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: errorMessage(error, "We couldn't create the file. Please try again."),
      }),
  });
  return (
    <Button
      className="max-w-full"
      variant={isPrimary ? "primary" : "outline"}
      pending={isPending}
      pendingLabel="Creating file..."
      onClick={() => mutate()}
    >
      <Icon node={Download} />
      {label}
    </Button>
  );
}

/** Offers the list as a document to sign (with its plan) and as text (with any plan). */
export function DownloadInventory({
  hasTools,
  isEmpty,
  before,
}: {
  hasTools: boolean;
  isEmpty: boolean;
  /** Saves pending changes. */
  before: () => Promise<unknown>;
}) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        {hasTools ? (
          <DownloadButton
            as="pdf"
            label="Download PDF to sign"
            isPrimary={!isEmpty}
            before={before}
          />
        ) : null}
        <DownloadButton as="text" label="Download as text" before={before} />
      </div>
      <p className="text-sm leading-6 text-muted-foreground">
        This list isn&apos;t legal advice, and it isn&apos;t binding on its own. The sales contract
        decides. Attach the list to the contract and refer to it there.
      </p>
    </div>
  );
}
