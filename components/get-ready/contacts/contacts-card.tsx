"use client";

import { useQuery } from "@tanstack/react-query";
import { Mail, Plus } from "lucide";
import { type RefObject, useRef, useState } from "react";
import { contacts as contactsQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { useWaitingDraft } from "#components/forms/use-waiting-draft.ts";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { CONTACT_KIND_LABELS } from "#lib/fields/contacts.ts";
import type { ContactView } from "#lib/schemas/contacts.ts";
import { mailtoLink } from "#lib/text/email-address.ts";
import { OutsideLink } from "../outside-link.tsx";
import { PhoneNumber } from "../phone-number.tsx";
import { ContactForm, NEW_CONTACT_DRAFT } from "./contact-form.tsx";
import { useDeleteContact } from "./use-delete-contact.ts";

const withoutScheme = (website: string) => website.replace(/^https:\/\//, "").replace(/\/$/, "");

function Contact({
  contact,
  isDeleting,
  onEdit,
  onDelete,
}: {
  contact: ContactView;
  isDeleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
}) {
  const { name, kind, phone, email, website, note } = contact;
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4">
      <div className="flex min-w-0 flex-1 basis-64 flex-col items-start gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-base leading-6 font-semibold wrap-anywhere">{name}</h3>
          <Badge>{CONTACT_KIND_LABELS[kind]}</Badge>
        </div>
        {phone ? <PhoneNumber number={phone} of={name} /> : null}
        {email ? (
          <Button asChild variant="link" size="inline" className="min-h-8 gap-2.5 text-left">
            <a href={mailtoLink(email)} aria-label={`Email ${name}: ${email}`}>
              <Icon node={Mail} />
              <span className="wrap-anywhere">{email}</span>
            </a>
          </Button>
        ) : null}
        {website ? (
          <p className="wrap-anywhere">
            <OutsideLink href={website}>{withoutScheme(website)}</OutsideLink>
          </p>
        ) : null}
        {note ? (
          <p className="leading-6 wrap-anywhere whitespace-pre-line text-muted-foreground">
            {note}
          </p>
        ) : null}
      </div>
      <div className="flex gap-3">
        <Button variant="outline" size="sm" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Delete ${name}`}
          pending={isDeleting}
          pendingLabel="Deleting..."
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </div>
  );
}

function ContactList({
  contacts,
  heading,
}: {
  contacts: readonly ContactView[];
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  const hasDraft = useWaitingDraft(NEW_CONTACT_DRAFT);
  // A contact's id, "new", or null; undefined until a form was opened or closed.
  const [opened, setOpened] = useState<string | null>();
  const deletion = useDeleteContact();
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => setOpened(null);
  const isAdding = opened === "new" || (opened === undefined && hasDraft);
  return (
    <>
      {contacts.length > 0 ? (
        <ul aria-label="Your contacts" className="divide-y">
          {contacts.map((contact) => (
            <li key={contact.id}>
              {opened === contact.id ? (
                <div className="py-4">
                  <ContactForm changed={contact} takesFocus onDone={close} />
                </div>
              ) : (
                <Contact
                  contact={contact}
                  isDeleting={deletion.isPending && deletion.variables.id === contact.id}
                  onEdit={() => setOpened(contact.id)}
                  onDelete={() =>
                    deletion.mutate(contact, {
                      // The button isn't there while a form is open.
                      onSuccess: () => (addButton.current ?? heading.current)?.focus(),
                    })
                  }
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {isAdding ? (
        <ContactForm changed={null} takesFocus={opened === "new"} onDone={close} />
      ) : null}
      {isAdding || opened ? null : (
        <Button
          ref={addButton}
          variant="outline"
          autoFocus={opened === null}
          className="self-start"
          onClick={() => setOpened("new")}
        >
          <Icon node={Plus} />
          Add contact
        </Button>
      )}
    </>
  );
}

/** The people and businesses that the account's members noted. */
export function ContactsCard() {
  const contacts = useQuery(contactsQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card id="contacts" className="scroll-mt-20">
      <CardHeader>
        <CardTitle ref={heading} tabIndex={-1} className="outline-none">
          Your contacts
        </CardTitle>
        <CardDescription>
          Keep the people who help you sell in one place. Everyone on your account can see and edit
          them.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {contacts.data ? (
          <ContactList contacts={contacts.data.contacts} heading={heading} />
        ) : contacts.error ? (
          <ReadFailed
            what="your contacts"
            error={contacts.error}
            onRetry={() => void contacts.refetch()}
          />
        ) : (
          <LoadingLines />
        )}
      </CardContent>
    </Card>
  );
}
