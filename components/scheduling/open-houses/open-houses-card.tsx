"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { openHouses as openHousesQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { api } from "#lib/api/client.ts";
import { MAX_OPEN_HOUSES } from "#lib/fields/listing.ts";
import { ADD_OPEN_HOUSE } from "#lib/fields/open-houses.ts";
import type { OpenHouseRecord, OpenHouseRecordsView } from "#lib/schemas/open-houses.ts";
import { formatHours } from "#lib/us/zone-text.ts";
import { EDIT_OPEN_HOUSE } from "../labels.ts";
import { Attendance } from "./attendance.tsx";
import { InvitationLink, SheetLink } from "./link-dialogs.tsx";
import { ChangeOpenHouseForm, NewOpenHouseForm } from "./open-house-form.tsx";
import { type OpenedPart, OpenHouseItem } from "./open-house-item.tsx";
import { useOpenHouseChange } from "./use-open-houses.ts";

const TITLES: Record<Exclude<OpenedPart, "cancel">, string> = {
  change: EDIT_OPEN_HOUSE,
  sheet: "Sign-in sheet",
  invitation: "Invitation link",
  attendance: "Attendance",
};

interface Opened {
  id: string;
  part: OpenedPart;
}

function Part({
  part,
  openHouse,
  view,
  onDone,
}: {
  part: OpenedPart;
  openHouse: OpenHouseRecord;
  view: OpenHouseRecordsView;
  onDone: () => void;
}) {
  switch (part) {
    case "change":
      return (
        <ChangeOpenHouseForm openHouse={openHouse} timeZone={view.timeZone} onSaved={onDone} />
      );
    case "sheet":
      return <SheetLink openHouse={openHouse} />;
    case "invitation":
      return <InvitationLink openHouse={openHouse} isActive={view.isActive} />;
    case "attendance":
      return <Attendance openHouse={openHouse} view={view} />;
    case "cancel":
      return null;
  }
}

function cancelText({ isOver, isPublic, visitors }: OpenHouseRecord, hours: string): string {
  if (isOver) {
    const signIns = visitors === 1 ? "1 sign-in" : `${visitors} sign-ins`;
    return `${hours}. This also deletes ${visitors === 0 ? "your notes" : `${signIns} and your notes`}. You can't undo this.`;
  }
  return `${hours}. ${isPublic ? "Buyers will no longer see it on your listing page" : "The invitation link will stop working"}. We don't notify anyone.`;
}

function CancelDialog({
  openHouse,
  timeZone,
  isOpen,
  onClose,
  onCloseAutoFocus,
}: {
  openHouse: OpenHouseRecord | undefined;
  timeZone: string;
  isOpen: boolean;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}) {
  const isOver = openHouse?.isOver ?? false;
  const cancellation = useOpenHouseChange({
    change: (openHouseId: string) =>
      api("DELETE /api/listing/open-houses/{openHouseId}", {
        params: { openHouseId },
        query: { isOver: String(isOver) as "true" | "false" },
      }),
    done: isOver ? "Open house deleted" : "Open house canceled",
    failed: isOver ? "We couldn't delete the open house" : "We couldn't cancel the open house",
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={onClose}
      title={isOver ? "Delete this open house?" : "Cancel this open house?"}
      description={
        openHouse
          ? cancelText(openHouse, formatHours(openHouse.startsAt, openHouse.endsAt, timeZone))
          : ""
      }
      confirmLabel={isOver ? "Delete open house" : "Cancel open house"}
      cancelLabel={isOver ? "Cancel" : "Go back"}
      pending={cancellation.isPending}
      pendingLabel={isOver ? "Deleting..." : "Canceling..."}
      onConfirm={() => openHouse && cancellation.mutate(openHouse.id)}
      onCloseAutoFocus={onCloseAutoFocus}
    />
  );
}

function OpenHouseLists({ view }: { view: OpenHouseRecordsView }) {
  // Keeps the dialog's content while it closes.
  const [chosen, setChosen] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const lists = useRef<HTMLDivElement>(null);
  const { openHouses, timeZone } = view;
  const openHouse = openHouses.find(({ id }) => id === chosen?.id);
  const list = (label: string, shown: readonly OpenHouseRecord[]) => (
    <ul aria-label={label} className="divide-y">
      {shown.map((one) => (
        <OpenHouseItem
          key={one.id}
          openHouse={one}
          timeZone={timeZone}
          onOpen={(part) => {
            setChosen({ id: one.id, part });
            setOpen(true);
          }}
        />
      ))}
    </ul>
  );
  const toCome = openHouses.filter(({ isOver }) => !isOver);
  const over = openHouses.filter(({ isOver }) => isOver);
  const focusBack = (event: Event) => {
    event.preventDefault();
    lists.current?.focus();
  };
  const part = chosen?.part ?? "cancel";
  return (
    <div ref={lists} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {toCome.length > 0 ? list("Upcoming open houses", toCome) : <p>No upcoming open houses.</p>}
      {over.length > 0 ? (
        <section className="flex flex-col gap-3 border-t pt-5">
          <h3 className="font-semibold">Past</h3>
          {list("Past open houses", over)}
        </section>
      ) : null}
      <CancelDialog
        openHouse={openHouse}
        timeZone={timeZone}
        isOpen={isOpen && part === "cancel"}
        onClose={() => setOpen(false)}
        onCloseAutoFocus={focusBack}
      />
      {part !== "cancel" && openHouse ? (
        <FormDialog
          title={TITLES[part]}
          description={formatHours(openHouse.startsAt, openHouse.endsAt, timeZone)}
          open={isOpen}
          onClose={() => setOpen(false)}
          onCloseAutoFocus={focusBack}
          className="max-w-2xl"
        >
          <Part part={part} openHouse={openHouse} view={view} onDone={() => setOpen(false)} />
        </FormDialog>
      ) : null}
    </div>
  );
}

export function OpenHousesCard() {
  const { data, error, refetch } = useQuery(openHousesQuery);
  const toCome = data?.openHouses.filter(({ isOver }) => !isOver).length ?? 0;
  return (
    <TitledCard
      id="open-houses"
      title="Open houses"
      description="Public open houses appear on your listing page while your listing is active."
      className="flex flex-col gap-6"
    >
      {data ? <OpenHouseLists view={data} /> : null}
      {data && toCome >= MAX_OPEN_HOUSES ? (
        <p>{`You can have up to ${MAX_OPEN_HOUSES} upcoming open houses. Cancel one to add another.`}</p>
      ) : null}
      {data && toCome < MAX_OPEN_HOUSES ? (
        <section className="flex flex-col gap-4 border-t pt-5">
          <h3 className="font-semibold">{ADD_OPEN_HOUSE}</h3>
          <NewOpenHouseForm timeZone={data.timeZone} />
        </section>
      ) : null}
      {data || error ? null : <LoadingLines />}
      {!data && error ? (
        <ReadFailed what="your open houses" error={error} onRetry={() => void refetch()} />
      ) : null}
    </TitledCard>
  );
}
