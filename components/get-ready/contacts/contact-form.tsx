"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { contacts as contactsQuery } from "#components/data/queries.ts";
import type { FieldWords } from "#components/forms/conflict/merge-values.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { CancelButton, SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { SelectField } from "#components/forms/select-field.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import { CONTACT_KIND_LABELS, CONTACT_KINDS, type ContactKind } from "#lib/fields/contacts.ts";
import type { ContactInput, ContactView } from "#lib/schemas/contacts.ts";

export const NEW_CONTACT_DRAFT = "contact";

type ContactFields = {
  name: string;
  kind: ContactKind;
  phone: string;
  email: string;
  website: string;
  note: string;
};

const fieldsOf = (contact: ContactView | null): ContactFields => ({
  name: contact?.name ?? "",
  kind: contact?.kind ?? "contractor",
  phone: contact?.phone ?? "",
  email: contact?.email ?? "",
  website: contact?.website ?? "",
  note: contact?.note ?? "",
});

const KIND_CHOICES = CONTACT_KINDS.map((value) => ({ value, label: CONTACT_KIND_LABELS[value] }));

/** Returns the fields as label and text, in the order of the screen. */
const wordsOf = (fields: ContactFields): FieldWords[] => [
  ["Name", fields.name],
  ["Type", CONTACT_KIND_LABELS[fields.kind]],
  ["Phone", fields.phone],
  ["Email", fields.email],
  ["Website", fields.website],
  ["Note", fields.note],
];

/**
 * @param changed the contact to edit; null for a new one
 * @param takesFocus whether a button opened the form
 */
export function ContactForm({
  changed,
  takesFocus,
  onDone,
}: {
  changed: ContactView | null;
  takesFocus: boolean;
  onDone: () => void;
}) {
  const client = useQueryClient();
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/contacts.ts")).contactInput,
    values: fieldsOf(changed),
    draftName: changed ? `contact-${changed.id}` : NEW_CONTACT_DRAFT,
    ...(changed && {
      shared: {
        revision: changed.revision,
        read: (current) => fieldsOf(current as ContactView),
        describe: wordsOf,
        refresh: () => client.invalidateQueries({ queryKey: contactsQuery.queryKey }),
      },
    }),
    save: (contact: ContactInput, revision) =>
      changed
        ? api("PUT /api/contacts/{contactId}", {
            params: { contactId: changed.id },
            body: { ...contact, revision },
          })
        : api("POST /api/contacts", { body: contact }),
    onSaved: (saved) => {
      client.setQueryData(contactsQuery.queryKey, saved);
      onDone();
    },
    failure: { message: "We couldn't save the contact. Please try again." },
  });
  const { setFocus, control } = form;
  useEffect(() => {
    if (takesFocus) setFocus("name");
  }, [takesFocus, setFocus]);
  return (
    <SaveForm
      form={form}
      label={changed ? "Edit contact" : "New contact"}
      className="flex flex-col gap-5"
    >
      <DraftNote />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField control={control} name="name" label="Name" autoComplete="off" />
        <SelectField control={control} name="kind" label="Type" choices={KIND_CHOICES} />
        <TextField
          control={control}
          name="phone"
          label="Phone (optional)"
          type="tel"
          autoComplete="off"
        />
        <TextField
          control={control}
          name="email"
          label="Email (optional)"
          type="email"
          autoComplete="off"
        />
      </div>
      <TextField
        control={control}
        name="website"
        label="Website (optional)"
        inputMode="url"
        autoComplete="off"
      />
      <TextareaField control={control} name="note" label="Note (optional)" />
      <SaveBanner tone="error" hideAfter={null} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <CancelButton onCancel={onDone} />
        <SubmitButton pendingLabel="Saving...">
          {changed ? "Save changes" : "Add contact"}
        </SubmitButton>
      </div>
    </SaveForm>
  );
}
