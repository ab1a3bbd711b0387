"use client";

import { useQueryClient } from "@tanstack/react-query";
import { lastSale } from "#components/data/queries.ts";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { api } from "#lib/api/client.ts";
import { LAST_SALE } from "#lib/fields/own-sales.ts";
import { plainNumber } from "#lib/format.ts";
import type { LastSaleInput } from "#lib/schemas/last-sale.ts";

interface KnownSale {
  soldOn: string | null;
  price: number | null;
}

function LastSaleForm({ sale, onClose }: { sale: KnownSale; onClose: () => void }) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/last-sale.ts")).lastSaleInput,
    values: {
      soldOn: sale.soldOn ?? "",
      price: sale.price === null ? "" : plainNumber(sale.price),
    },
    save: (body: LastSaleInput) => api("PUT /api/property/last-sale", { body }),
    onSaved: (view) => {
      client.setQueryData(lastSale.queryKey, view);
      onClose();
    },
    failure: { message: "Failed to save the last sale. Please try again." },
  });
  const { control } = form;
  return (
    <SaveForm form={form} label="Last sale" className="flex flex-col gap-5">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField control={control} name="soldOn" label="Sale date" type="date" />
        <TextField
          control={control}
          name="price"
          label="Price"
          before="$"
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      <SaveBanner tone="error" hideAfter={null} />
      <DialogFooter>
        <CancelButton onCancel={onClose} />
        <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
      </DialogFooter>
    </SaveForm>
  );
}

export function LastSaleDialog({
  open,
  sale,
  onClose,
  onCloseAutoFocus,
}: {
  open: boolean;
  /** The initial values. */
  sale: KnownSale;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <FormDialog
      title={LAST_SALE}
      description="When did you buy it, and for how much?"
      open={open}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <LastSaleForm sale={sale} onClose={onClose} />
    </FormDialog>
  );
}
