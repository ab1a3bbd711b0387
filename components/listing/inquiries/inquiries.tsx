"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { inquiries as inquiriesQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Segment, SegmentedControl } from "#components/ui/segmented-control.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { INQUIRY_STATE_KEYS, INQUIRY_STATES, type InquiryState } from "#lib/fields/listing.ts";
import type { InquiryView } from "#lib/schemas/inquiries.ts";
import { DeleteInquiry } from "./delete-inquiry.tsx";
import { InquiryItem } from "./inquiry-item.tsx";
import { useInquiries } from "./use-inquiries.ts";

type Filter = InquiryState | "all";

const NONE: Record<Filter, string> = {
  new: "No new messages.",
  answered: "No answered messages.",
  archived: "No archived messages.",
  spam: "No messages in spam.",
  all: "No messages yet.",
};

const isNew = ({ state }: InquiryView) => state === "new";

function InquiryList({
  inquiries,
  timeZone,
}: {
  inquiries: readonly InquiryView[];
  timeZone: string;
}) {
  const [filter, setFilter] = useState<Filter>(() => (inquiries.some(isNew) ? "new" : "all"));
  const [said, setSaid] = useState("");
  const [chosen, setChosen] = useState<InquiryView | null>(null);
  const [isAsking, setAsking] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const { move, deletion } = useInquiries((sentence) => {
    setSaid(sentence);
    setAsking(false);
    // The pressed button no longer exists.
    list.current?.focus();
  });
  const shown = inquiries.filter(({ state }) =>
    filter === "all" ? state !== "spam" : state === filter,
  );
  const newFirst = [...shown.filter(isNew), ...shown.filter((one) => !isNew(one))];
  return (
    <div className="flex flex-col gap-4">
      <SegmentedControl
        label="Show"
        value={filter}
        onValueChange={setFilter}
        className="max-w-lg overflow-x-auto"
      >
        {INQUIRY_STATE_KEYS.map((state) => (
          <Segment key={state} value={state} className="px-1.5">
            {INQUIRY_STATES[state]}
          </Segment>
        ))}
        <Segment value="all" className="px-1.5">
          All
        </Segment>
      </SegmentedControl>
      <p role="status" className={said ? "leading-6" : "sr-only"}>
        {said}
      </p>
      <div
        ref={list}
        role="group"
        aria-label="Messages"
        tabIndex={-1}
        className="divide-y outline-none"
      >
        {newFirst.length === 0 ? <p>{NONE[filter]}</p> : null}
        {newFirst.map((inquiry, index) => (
          <InquiryItem
            key={inquiry.id}
            inquiry={inquiry}
            timeZone={timeZone}
            isNext={index === 0 && isNew(inquiry)}
            isMoving={move.isPending && move.variables.inquiry.id === inquiry.id}
            onMove={(state) => move.mutate({ inquiry, state })}
            onDelete={() => {
              setChosen(inquiry);
              setAsking(true);
            }}
          />
        ))}
      </div>
      <DeleteInquiry
        name={chosen?.name ?? ""}
        open={isAsking}
        onOpenChange={setAsking}
        isDeleting={deletion.isPending}
        onDelete={() => chosen && deletion.mutate(chosen, { onError: () => setAsking(false) })}
        onClosed={() => list.current?.focus()}
      />
    </div>
  );
}

export function Inquiries({ timeZone }: { timeZone: string }) {
  const { data, error, refetch } = useQuery(inquiriesQuery);
  if (data) return <InquiryList inquiries={data.inquiries} timeZone={timeZone} />;
  if (!error) return <LoadingLines />;
  return <ReadFailed what="the messages" error={error} onRetry={() => void refetch()} />;
}
