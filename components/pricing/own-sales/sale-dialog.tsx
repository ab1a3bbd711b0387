"use client";

import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { LotSizeField } from "#components/forms/lot-size-field.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { DialogFooter } from "#components/ui/dialog.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import { ADD_A_SALE } from "#lib/fields/own-sales.ts";
import { plainNumber } from "#lib/format.ts";
import type { OwnSaleInput, OwnSaleView } from "#lib/schemas/own-sales.ts";
import { useOwnSalesChanges, useShowAdded } from "./use-own-sales.ts";

const NUMBERS = [
  { name: "livingArea", label: "Living area", inputMode: "decimal", after: "sq ft" },
  { name: "lotSize", label: "Lot size", inputMode: "decimal", after: "sq ft" },
  { name: "bedrooms", label: "Bedrooms", inputMode: "numeric" },
  { name: "bathrooms", label: "Bathrooms", inputMode: "decimal" },
  { name: "yearBuilt", label: "Year built", inputMode: "numeric" },
] as const;

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : plainNumber(value);

const valuesOf = (sale: OwnSaleView | null) => ({
  address: sale?.address ?? "",
  soldOn: sale?.soldOn ?? "",
  price: textOf(sale?.price),
  livingArea: textOf(sale?.livingArea),
  lotSize: textOf(sale?.lotSize),
  bedrooms: textOf(sale?.bedrooms),
  bathrooms: textOf(sale?.bathrooms),
  yearBuilt: textOf(sale?.yearBuilt),
});

function SaleForm({ sale, onClose }: { sale: OwnSaleView | null; onClose: () => void }) {
  const showAdded = useShowAdded();
  const show = useOwnSalesChanges();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/own-sales.ts")).ownSaleForm,
    values: valuesOf(sale),
    save: (input: OwnSaleInput) =>
      sale
        ? api("PUT /api/property/own-sales/{saleId}", { params: { saleId: sale.id }, body: input })
        : api("POST /api/property/own-sales", { body: { sales: [input] } }),
    onSaved: async (view) => {
      if (sale) toast({ title: "Sale updated.", description: (await show(view)).estimate });
      else await showAdded(view, 1);
      onClose();
    },
    failure: { message: "Failed to save the sale. Please try again." },
  });
  const { control } = form;
  return (
    <SaveForm form={form} label="Sale" className="flex flex-col gap-5">
      <TextField control={control} name="address" label="Address" autoComplete="off" />
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
        {NUMBERS.map((field) => {
          const Field = field.name === "lotSize" ? LotSizeField : TextField;
          return <Field key={field.name} control={control} autoComplete="off" {...field} />;
        })}
      </div>
      <SaveBanner tone="error" hideAfter={null} />
      <DialogFooter>
        <CancelButton onCancel={onClose} />
        <SubmitButton pendingLabel="Saving...">{sale ? "Save" : "Add sale"}</SubmitButton>
      </DialogFooter>
    </SaveForm>
  );
}

export function SaleDialog({
  open,
  sale,
  onClose,
  onCloseAutoFocus,
}: {
  open: boolean;
  /** The sale to edit; null for a new one. */
  sale: OwnSaleView | null;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  return (
    <FormDialog
      title={sale ? "Edit sale" : ADD_A_SALE}
      description="Date and price are required. Add the living area so we can compare the home with yours."
      open={open}
      onClose={onClose}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      <SaleForm sale={sale} onClose={onClose} />
    </FormDialog>
  );
}
