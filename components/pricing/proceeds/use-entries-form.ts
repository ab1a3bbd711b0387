"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { netProceeds } from "#components/data/queries.ts";
import { type SaveFormState, useSaveForm } from "#components/forms/use-save-form.ts";
import { api } from "#lib/api/client.ts";
import { FIX_FIELDS } from "#lib/error-messages.ts";
import type { NetSheetEntries } from "#lib/proceeds/net-lines.ts";
import { readEntries } from "#lib/proceeds/read-entries.ts";
import type { NetProceedsFields, NetProceedsView } from "#lib/schemas/net-proceeds.ts";
import { entriesText, entriesWords } from "./entry-fields.ts";

export type EntriesForm = SaveFormState<NetProceedsFields, NetProceedsFields>;

/**
 * Returns the form of a net sheet, and its entries as typed so far.
 * @param draftName of the screen that edits them
 */
export function useEntriesForm(
  view: NetProceedsView,
  draftName: string,
): {
  form: EntriesForm;
  entries: NetSheetEntries;
} {
  const client = useQueryClient();
  const saved = entriesText(view.entries);
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/net-proceeds.ts")).netProceedsFields,
    values: saved,
    draftName,
    shared: {
      revision: view.revision,
      read: (current) => entriesText(current as NetSheetEntries),
      describe: entriesWords,
      refresh: () => client.invalidateQueries({ queryKey: netProceeds.queryKey }),
    },
    save: (fields, revision) => api("PUT /api/net-proceeds", { body: { ...fields, revision } }),
    onSaved: (answer) => client.setQueryData(netProceeds.queryKey, answer),
    successMessage: "Your numbers were saved.",
    failure: { message: "We couldn't save your numbers. Please try again." },
    describeInvalid: () => FIX_FIELDS,
  });
  const typed = useWatch({ control: form.control });
  return { form, entries: readEntries({ ...saved, ...typed }) };
}
