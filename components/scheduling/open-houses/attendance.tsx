"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { openHouses, openHouseVisitors } from "#components/data/queries.ts";
import type { FieldWords } from "#components/forms/conflict/merge-values.ts";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { SelectField } from "#components/forms/select-field.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { ConfirmFirst } from "#components/ui/confirm-first.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { api } from "#lib/api/client.ts";
import { followUpSubject } from "#lib/fields/open-houses.ts";
import { formatDate, formatMoment } from "#lib/format.ts";
import type {
  FollowUpInput,
  OpenHouseNotesInput,
  OpenHouseRecord,
  OpenHouseRecordsView,
} from "#lib/schemas/open-houses.ts";
import { NOTES_NOT_SAVED } from "../labels.ts";
import { useShowOpenHouses } from "./use-open-houses.ts";
import { Visitors } from "./visitors.tsx";

const notesOf = ({ peopleCame, notes }: Pick<OpenHouseRecord, "peopleCame" | "notes">) => ({
  peopleCame: peopleCame === null ? "" : String(peopleCame),
  notes,
});

const notesWords = ({ peopleCame, notes }: ReturnType<typeof notesOf>): FieldWords[] => [
  ["Number of visitors", peopleCame],
  ["Your notes", notes],
];

function NotesForm({ openHouse }: { openHouse: OpenHouseRecord }) {
  const client = useQueryClient();
  const show = useShowOpenHouses();
  const { id: openHouseId, revision } = openHouse;
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/open-houses.ts")).openHouseNotesInput,
    values: notesOf(openHouse),
    draftName: `open-house-notes-${openHouseId}`,
    shared: {
      revision,
      read: (current) => notesOf(current as OpenHouseRecord),
      describe: notesWords,
      refresh: () => client.invalidateQueries({ queryKey: openHouses.queryKey }),
    },
    save: (body: OpenHouseNotesInput, basedOn) =>
      api("PUT /api/listing/open-houses/{openHouseId}/notes", {
        params: { openHouseId },
        body: { ...body, revision: basedOn },
      }),
    onSaved: show,
    successMessage: "Saved.",
    failure: { message: NOTES_NOT_SAVED },
  });
  return (
    <SaveForm form={form} label="Your notes" className="flex flex-col gap-4">
      <SaveBanner tone="success" />
      <SaveBanner tone="error" hideAfter={null} />
      <TextField
        control={form.control}
        name="peopleCame"
        label="Number of visitors (optional)"
        hint="Your own count, including people who didn't sign in."
        inputMode="numeric"
        autoComplete="off"
      />
      <TextareaField
        control={form.control}
        name="notes"
        label="Your notes (optional)"
        hint="How it went and what people asked. Don't describe who they are."
        rows={3}
      />
      <div>
        <SubmitButton variant="outline" pendingLabel="Saving...">
          Save notes
        </SubmitButton>
      </div>
    </SaveForm>
  );
}

const wordsFor = (home: string, day: string) => ({
  subject: followUpSubject(home),
  message: `Thank you for coming to the open house at ${home} on ${day}.\n\nIf you have a question about the home, or would like to see it again, just reply to this email.`,
});

function FollowUpForm({
  openHouse,
  view: { home, timeZone, replyTo, replyChoices },
}: {
  openHouse: OpenHouseRecord;
  view: OpenHouseRecordsView;
}) {
  const client = useQueryClient();
  const show = useShowOpenHouses();
  const { id: openHouseId, startsAt, toWrite } = openHouse;
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/open-houses.ts")).followUpInput,
    values: {
      ...wordsFor(home || "our home", formatDate(startsAt, { timeZone })),
      replyTo: replyTo ?? "",
    },
    draftName: `open-house-follow-up-${openHouseId}`,
    save: (body: FollowUpInput) =>
      api("POST /api/listing/open-houses/{openHouseId}/follow-up", {
        params: { openHouseId },
        body,
      }),
    onSaved: (saved) => {
      show(saved);
      void client.invalidateQueries(openHouseVisitors(openHouseId));
    },
    failure: { message: "We couldn't send your email. Please try again." },
  });
  const to = toWrite === 1 ? "1 person" : `${toWrite} people`;
  return (
    <SaveForm form={form} label="Send a follow-up email" className="flex flex-col gap-4">
      <SaveBanner tone="error" hideAfter={null} />
      <p className="leading-7">
        {`${to} agreed to hear from you by email. Each person gets a separate email with an unsubscribe link.`}
      </p>
      <TextField control={form.control} name="subject" label="Subject" autoComplete="off" />
      <TextareaField control={form.control} name="message" label="Message" rows={7} />
      <SelectField
        control={form.control}
        name="replyTo"
        label="Replies go to"
        hint="A confirmed email address on your account. Recipients will see it."
        choices={replyChoices.map((value) => ({ value, label: value }))}
      />
      <div>
        <SubmitButton pendingLabel="Sending...">{`Send to ${to}`}</SubmitButton>
      </div>
    </SaveForm>
  );
}

function FollowUps({
  openHouse,
  view,
}: {
  openHouse: OpenHouseRecord;
  view: OpenHouseRecordsView;
}) {
  const { followUps, toWrite, isOver, wasListingActive } = openHouse;
  const hasReaders = isOver && toWrite > 0;
  return (
    <div className="flex flex-col gap-3">
      {followUps.map(({ id, subject, sentAt, sentTo }) => (
        <p key={id} className="leading-6 wrap-anywhere">
          {`“${subject}” was sent to ${sentTo === 1 ? "1 person" : `${sentTo} people`} on ${formatMoment(sentAt, view.timeZone)}.`}
        </p>
      ))}
      {!isOver ? <p>You can send a follow-up email after the open house ends.</p> : null}
      {isOver && toWrite === 0 && followUps.length === 0 ? (
        <p>No one agreed to hear from you by email.</p>
      ) : null}
      {hasReaders && !view.canMail ? (
        <p>Email isn&apos;t set up on this site yet. You can see the addresses in the list.</p>
      ) : null}
      {hasReaders && view.canMail && !wasListingActive ? (
        <p>
          You can send follow-up emails only for an open house held while your listing was active.
          You can see the addresses in the list.
        </p>
      ) : null}
      {hasReaders && view.canMail && wasListingActive && !view.isConfirmed ? (
        <ConfirmFirst />
      ) : null}
      {hasReaders && view.canMail && wasListingActive && view.isConfirmed ? (
        <FollowUpForm openHouse={openHouse} view={view} />
      ) : null}
    </div>
  );
}

/**
 * Shows an open house's visitors, the seller's notes, and the follow-up email to those who agreed.
 */
export function Attendance({
  openHouse,
  view,
}: {
  openHouse: OpenHouseRecord;
  view: OpenHouseRecordsView;
}) {
  // Waits for the visitors, because the dialog would otherwise put the focus into a field.
  const { isPending } = useQuery(openHouseVisitors(openHouse.id));
  if (isPending) return <LoadingLines />;
  return (
    <div className="flex flex-col gap-6">
      <Visitors openHouseId={openHouse.id} timeZone={view.timeZone} />
      <section className="flex flex-col gap-3 border-t pt-5">
        <h3 className="font-semibold">Send a follow-up email</h3>
        <FollowUps openHouse={openHouse} view={view} />
      </section>
      <section className="flex flex-col gap-3 border-t pt-5">
        <h3 className="font-semibold">Private notes</h3>
        <NotesForm openHouse={openHouse} />
      </section>
      <p className="text-sm leading-5 text-muted-foreground">
        We delete all of this a year after the open house, or sooner if the listing is deleted.
      </p>
    </div>
  );
}
