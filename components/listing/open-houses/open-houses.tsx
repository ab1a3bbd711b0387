"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { listing as listingQuery } from "#components/data/queries.ts";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Button } from "#components/ui/button.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import { MAX_OPEN_HOUSES } from "#lib/fields/listing.ts";
import type { ListingView } from "#lib/schemas/listing.ts";
import { formatHours } from "../zone.ts";
import { OpenHouseForm } from "./open-house-form.tsx";

type OpenHouse = ListingView["openHouses"][number];

function useTakeAway(onSettled: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: OpenHouse) =>
      api("DELETE /api/listing/open-houses/{openHouseId}", { params: { openHouseId: id } }),
    onSuccess: (view) => {
      client.setQueryData(listingQuery.queryKey, view);
      toast({ title: "The open house is taken away" });
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "The open house was not taken away",
        description: errorMessage(error, "Please try again."),
      }),
    onSettled,
  });
}

function OpenHouseList({ view }: { view: ListingView }) {
  const [chosen, setChosen] = useState<OpenHouse | null>(null);
  const [isOpen, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const removal = useTakeAway(() => setOpen(false));
  const hoursOf = ({ startsAt, endsAt }: OpenHouse) => formatHours(startsAt, endsAt, view.timeZone);
  return (
    <>
      <ul ref={list} aria-label="Open houses" tabIndex={-1} className="divide-y outline-none">
        {view.openHouses.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-start justify-between gap-3 py-3 first:pt-0"
          >
            <div className="min-w-0 flex-1 basis-60 leading-6">
              <p className="font-medium">{hoursOf(one)}</p>
              {one.remarks ? (
                <p className="wrap-anywhere text-muted-foreground">{one.remarks}</p>
              ) : null}
            </div>
            <Button
              variant="outline"
              aria-label={`Take away the open house of ${hoursOf(one)}`}
              onClick={() => {
                setChosen(one);
                setOpen(true);
              }}
            >
              Take away
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Take the open house away?"
        description={chosen ? `${hoursOf(chosen)}. Buyers no longer see it on the page.` : ""}
        confirmLabel="Take away"
        pending={removal.isPending}
        pendingLabel="Taking away..."
        onConfirm={() => chosen && removal.mutate(chosen)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          list.current?.focus();
        }}
      />
    </>
  );
}

/** The open houses of the home, and a form for the next. */
export function OpenHouses({ view }: { view: ListingView }) {
  const isFull = view.openHouses.length >= MAX_OPEN_HOUSES;
  return (
    <div className="flex flex-col gap-6">
      {view.openHouses.length > 0 ? <OpenHouseList view={view} /> : <p>There is none yet.</p>}
      {isFull ? (
        <p>{`These are ${MAX_OPEN_HOUSES}, as many as can be. Take one away to add another.`}</p>
      ) : (
        <OpenHouseForm timeZone={view.timeZone} />
      )}
    </div>
  );
}
