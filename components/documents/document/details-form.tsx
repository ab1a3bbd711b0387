"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Control } from "react-hook-form";
import { documents as documentsQuery } from "#components/data/queries.ts";
import type { FieldWords } from "#components/forms/conflict/merge-values.ts";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { FormControl, FormField, FormItem, FormLabel, FormMessage } from "#components/ui/form.tsx";
import { fieldClasses } from "#components/ui/input.tsx";
import { Textarea } from "#components/ui/textarea.tsx";
import { api } from "#lib/api/client.ts";
import { DOCUMENT_FOLDERS, DOCUMENT_VISIBILITIES } from "#lib/fields/documents.ts";
import type { ChecklistItemView, DocumentChange, DocumentView } from "#lib/schemas/documents.ts";
import { cn } from "#lib/utils.ts";

type Fields = Required<Pick<DocumentView, "name" | "note" | "folder" | "visibility" | "item">>;
type Change = Omit<DocumentChange, "revision">;
type DetailsControl = Control<Fields, unknown, Change>;

/** Says the values in words, in the order of the screen. */
const wordsOf =
  (items: readonly ChecklistItemView[]) =>
  ({ item, name, folder, visibility, note }: Fields): FieldWords[] => [
    ["Checklist item", items.find(({ key }) => key === item)?.title ?? "Not on the checklist"],
    ["Name", name],
    ["Folder", DOCUMENT_FOLDERS[folder]],
    ["Who can see it", DOCUMENT_VISIBILITIES[visibility]],
    ["Note", note],
  ];

function ChoiceField({
  control,
  name,
  label,
  disabled,
  children,
}: {
  control: DetailsControl;
  name: "folder" | "visibility";
  label: string;
  disabled?: boolean;
  children: ReactNode;
}) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem>
          <FormLabel>{label}</FormLabel>
          <FormControl>
            <select {...field} disabled={disabled} className={cn(fieldClasses, "h-11")}>
              {children}
            </select>
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([key, label]) => (
    <option key={key} value={key}>
      {label}
    </option>
  ));

function ItemField({
  control,
  items,
}: {
  control: DetailsControl;
  items: readonly ChecklistItemView[];
}) {
  return (
    <FormField
      control={control}
      name="item"
      render={({ field }) => (
        <FormItem>
          <FormLabel>Checklist item</FormLabel>
          <FormControl>
            <select
              {...field}
              value={field.value ?? ""}
              onChange={({ target }) => field.onChange(target.value || null)}
              className={cn(fieldClasses, "h-11")}
            >
              <option value="">Not on the checklist</option>
              {optionsOf(Object.fromEntries(items.map(({ key, title }) => [key, title])))}
            </select>
          </FormControl>
          <FormMessage />
        </FormItem>
      )}
    />
  );
}

export function DetailsForm({
  document,
  items,
}: {
  document: DocumentView;
  items: readonly ChecklistItemView[];
}) {
  const client = useQueryClient();
  const { id, name, note, folder, visibility, item, revision, ownsVisibility } = document;
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/documents.ts")).documentDetails,
    values: { name, note, folder, visibility, item } as Fields,
    shared: {
      revision,
      read: (current) => current as Fields,
      describe: wordsOf(items),
      refresh: () => client.invalidateQueries({ queryKey: documentsQuery.queryKey }),
    },
    save: (change: Change, basedOn = revision) =>
      api("PATCH /api/documents/{documentId}", {
        params: { documentId: id },
        body: { ...change, revision: basedOn },
      }),
    onSaved: (saved) => client.setQueryData(documentsQuery.queryKey, saved),
    successMessage: "Document saved.",
    failure: { message: "We couldn't save the document. Please try again." },
  });
  const { control } = form;
  return (
    <SaveForm form={form} label="Details" className="flex flex-col gap-5">
      <SaveBanner tone="success" />
      <SaveBanner tone="error" hideAfter={null} />
      <ItemField control={control} items={items} />
      <TextField control={control} name="name" label="Name" autoComplete="off" />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <ChoiceField control={control} name="folder" label="Folder">
          {optionsOf(DOCUMENT_FOLDERS)}
        </ChoiceField>
        <ChoiceField
          control={control}
          name="visibility"
          label="Who can see it"
          disabled={!ownsVisibility}
        >
          {optionsOf(DOCUMENT_VISIBILITIES)}
        </ChoiceField>
      </div>
      <FormField
        control={control}
        name="note"
        render={({ field }) => (
          <FormItem>
            <FormLabel>Note (optional)</FormLabel>
            <FormControl>
              <Textarea {...field} className="min-h-20" />
            </FormControl>
            <FormMessage />
          </FormItem>
        )}
      />
      <div className="flex sm:justify-end">
        <SubmitButton pendingLabel="Saving...">Save changes</SubmitButton>
      </div>
    </SaveForm>
  );
}
