"use client";

import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { Label } from "#components/ui/label.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { api, errorMessage } from "#lib/api/client.ts";
import { MAX_PASTED } from "#lib/fields/own-sales.ts";
import type { PastedSale, PastedView } from "#lib/schemas/own-sales.ts";
import { PastedPreview } from "./pasted-preview.tsx";
import { useShowAdded } from "./use-own-sales.ts";

function PasteForm({ onClose }: { onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState("");
  const [preview, setPreview] = useState<PastedView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const showAdded = useShowAdded();
  const onError = (error: Error) => setFailure(errorMessage(error));
  const onMutate = () => setFailure(null);
  const read = useMutation({
    mutationFn: () => api("POST /api/property/own-sales/preview", { body: { text } }),
    onMutate,
    onSuccess: setPreview,
    onError,
  });
  const add = useMutation({
    mutationFn: (sales: readonly PastedSale[]) =>
      api("POST /api/property/own-sales", { body: { sales: [...sales] } }),
    onMutate,
    onSuccess: async (view, sales) => {
      await showAdded(view, sales.length);
      onClose();
    },
    onError,
  });
  const banner = (
    <Banner tone="error" message={failure} onHide={() => setFailure(null)} hideAfter={null} />
  );

  if (preview) {
    return (
      <PastedPreview
        preview={preview}
        isAdding={add.isPending}
        onAdd={add.mutate}
        onBack={() => {
          setFailure(null);
          setPreview(null);
        }}
      >
        {banner}
      </PastedPreview>
    );
  }
  return (
    <form
      method="dialog"
      className="flex min-h-0 flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!read.isPending) read.mutate();
      }}
    >
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={id}>Sales</Label>
        <Textarea
          id={id}
          value={text}
          maxLength={MAX_PASTED}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          className="field-sizing-fixed h-56 text-sm leading-6"
        />
      </div>
      {banner}
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={read.isPending} pendingLabel="Reading...">
          Review sales
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Reads sales from pasted text. Nothing is saved until the seller confirms the preview. */
export function PasteDialog({
  open,
  onClose,
  onCloseAutoFocus,
}: {
  open: boolean;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <FormDialog
      title="Paste sales"
      description="Paste rows from a spreadsheet, county records or a real estate site. You can review the sales before they're saved."
      open={open}
      className="max-w-2xl"
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <PasteForm onClose={onClose} />
    </FormDialog>
  );
}
