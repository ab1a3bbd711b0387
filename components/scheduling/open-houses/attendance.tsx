"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { openHouseVisitors } from "#components/data/queries.ts";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { SelectField } from "#components/forms/select-field.tsx";
import { TextField } from "#components/forms/text-field.tsx";
import { TextareaField } from "#components/forms/textarea-field.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { ConfirmFirst } from "#components/ui/confirm-first.tsx";
import { api } from "#lib/api/client.ts";
import { followUpSubject } from "#lib/fields/open-houses.ts";
import { formatDate, formatMoment } from "#lib/format.ts";
import type {
  FollowUpInput,
  OpenHouseRecord,
  OpenHouseRecordsView,
} from "#lib/schemas/open-houses.ts";
import { useShowOpenHouses } from "./use-open-houses.ts";
import { Visitors } from "./visitors.tsx";

function NotesForm({ openHouse }: { openHouse: OpenHouseRecord }) {
  const show = useShowOpenHouses();
  const { id: openHouseId, peopleCame, notes } = openHouse;
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/open-houses.ts")).openHouseNotesInput,
    values: { peopleCame: peopleCame === null ? "" : String(peopleCame), notes },
    draftName: `open-house-notes-${openHouseId}`,
    save: (body: { peopleCame: number | null; notes: string }) =>
      api("PUT /api/listing/open-houses/{openHouseId}/notes", { params: { openHouseId }, body }),
    onSaved: show,
    successMessage: "Saved.",
    failure: { message: "It could not be saved. Please try again." },
  });
  return (
    <SaveForm form={form} label="Your notes" className="flex flex-col gap-4">
      <SaveBanner tone="success" />
      <SaveBanner tone="error" hideAfter={null} />
      <TextField
        control={form.control}
        name="peopleCame"
        label="How many came (optional)"
        hint="As you counted, with those who did not sign in."
        inputMode="numeric"
        autoComplete="off"
      />
      <TextareaField
        control={form.control}
        name="notes"
        label="Your notes (optional)"
        hint="About the visit and what people asked, never about who somebody is."
        rows={3}
      />
      <div>
        <SubmitButton variant="outline" pendingLabel="Saving...">
          Save the notes
        </SubmitButton>
      </div>
    </SaveForm>
  );
}

const wordsFor = (home: string, day: string) => ({
  subject: followUpSubject(home),
  message: `Thank you for coming to the open house at ${home} on ${day}.\n\nIf you have a question about the home, or would like to see it again, just answer this mail.`,
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
    failure: { message: "Nothing was sent. Please try again." },
  });
  const to = toWrite === 1 ? "1 person" : `${toWrite} people`;
  return (
    <SaveForm form={form} label="Write to those who agreed" className="flex flex-col gap-4">
      <SaveBanner tone="error" hideAfter={null} />
      <p className="leading-7">
        {`${to} gave an email and agreed that you may write. Each gets one mail of their own, with a link that stops further ones.`}
      </p>
      <TextField control={form.control} name="subject" label="Subject" autoComplete="off" />
      <TextareaField control={form.control} name="message" label="Your words" rows={7} />
      <SelectField
        control={form.control}
        name="replyTo"
        label="Answers go to"
        hint="A confirmed email address of your account. Those to whom you write see it."
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
      {!isOver ? <p>You can write to those who agreed when the open house is over.</p> : null}
      {isOver && toWrite === 0 && followUps.length === 0 ? (
        <p>Nobody has agreed to be written to.</p>
      ) : null}
      {hasReaders && !view.canMail ? (
        <p>Mail can’t be sent from here yet. You see the addresses in the list.</p>
      ) : null}
      {hasReaders && view.canMail && !wasListingActive ? (
        <p>
          You can send follow-ups only for an open house that took place while your listing was
          active. You see the addresses in the list.
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

/** Who came to an open house, the seller's notes of it, and a mail to those who agreed. */
export function Attendance({
  openHouse,
  view,
}: {
  openHouse: OpenHouseRecord;
  view: OpenHouseRecordsView;
}) {
  // The fields come with the visitors: a dialog that opens without them would put the focus into one.
  const { isPending } = useQuery(openHouseVisitors(openHouse.id));
  if (isPending) return <p role="status">Loading...</p>;
  return (
    <div className="flex flex-col gap-6">
      <Visitors openHouseId={openHouse.id} timeZone={view.timeZone} />
      <section className="flex flex-col gap-3 border-t pt-5">
        <h3 className="font-semibold">Write to those who agreed</h3>
        <FollowUps openHouse={openHouse} view={view} />
      </section>
      <section className="flex flex-col gap-3 border-t pt-5">
        <h3 className="font-semibold">For yourself</h3>
        <NotesForm openHouse={openHouse} />
      </section>
      <p className="text-sm leading-5 text-muted-foreground">
        All of this is deleted a year after the open house, or earlier with the listing.
      </p>
    </div>
  );
}
