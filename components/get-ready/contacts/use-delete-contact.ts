"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { contacts as contactsQuery } from "#components/data/queries.ts";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import type { ContactsView, ContactView } from "#lib/schemas/contacts.ts";

/** Deletes a contact. Undo in the toast adds it again. */
export function useDeleteContact() {
  const client = useQueryClient();
  const show = (contacts: ContactsView) => client.setQueryData(contactsQuery.queryKey, contacts);
  const fail = (title: string) => (error: Error) => toastFailure(title, error);
  const restoration = useMutation({
    scope: { id: "contacts" },
    mutationFn: ({ id: _id, revision: _revision, ...contact }: ContactView) =>
      api("POST /api/contacts", { body: contact }),
    onSuccess: (view, { name }) => {
      show(view);
      toast({ title: `${name} was restored` });
    },
    onError: fail("We couldn't restore the contact"),
  });
  return useMutation({
    scope: { id: "contacts" },
    mutationFn: ({ id: contactId }: ContactView) =>
      api("DELETE /api/contacts/{contactId}", { params: { contactId } }),
    onSuccess: (view, contact) => {
      show(view);
      toast({
        title: `${contact.name} was deleted`,
        action: {
          label: "Undo",
          hint: "Undo: restore the contact",
          onClick: () => restoration.mutate(contact),
        },
      });
    },
    onError: fail("We couldn't delete the contact"),
  });
}
