"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Callout } from "#components/ui/callout.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { ContactLinks } from "#components/ui/contact-links.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { REPLY_BLOCKS } from "#lib/fields/messages.ts";
import { formatDate } from "#lib/format.ts";
import type { ConversationView } from "#lib/schemas/inquiries.ts";
import { DeleteInquiry } from "./delete-inquiry.tsx";
import { InquiryActions } from "./inquiry-actions.tsx";
import { InquiryBadges } from "./inquiry-badges.tsx";
import { MessageList } from "./message-list.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { useInquiries, useMarkConversation } from "./use-inquiries.ts";

/** Marks a conversation as read when it is opened, and when a message comes while it is open. */
function useReading({ id, isUnread, lastAt }: ConversationView["inquiry"]) {
  const mark = useMarkConversation();
  const read = useEffectEvent(() => {
    if (isUnread) mark.mutate({ inquiryId: id, isUnread: false });
  });
  useEffect(() => read(), [id, lastAt]);
  return mark;
}

/** A conversation with its reply form. */
export function ConversationCard({
  view: { inquiry, messages, replyBlock },
  home,
  timeZone,
}: {
  view: ConversationView;
  /** The home's street, for the subject of an email. */
  home: string;
  timeZone: string;
}) {
  const { id, name, email, phone, deletedAt } = inquiry;
  const router = useRouter();
  const [said, setSaid] = useState("");
  const [isAsking, setAsking] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const { move, deletion } = useInquiries((sentence) => {
    setSaid(sentence);
    // The pressed button no longer exists.
    status.current?.focus();
  });
  const leave = () => router.push("/online-listing/messages");
  const mark = useReading(inquiry);
  return (
    <TitledCard
      title={<span className="wrap-anywhere">{name}</span>}
      description={`Deletes automatically on ${formatDate(deletedAt, { timeZone })}.`}
      className="flex flex-col gap-5"
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <InquiryBadges {...inquiry} />
        {/* The seller's own mail program would show their address. */}
        <ContactLinks
          email={replyBlock === "no_mail" ? email : null}
          phone={phone}
          subject={`Your message about ${home}`}
        />
      </div>
      <MessageList messages={messages} buyer={name} timeZone={timeZone} />
      {replyBlock ? (
        <Callout>{REPLY_BLOCKS[replyBlock]}</Callout>
      ) : (
        <ReplyForm inquiryId={id} name={name} />
      )}
      <div className="flex flex-wrap gap-2 border-t pt-5">
        <InquiryActions
          inquiry={inquiry}
          isMoving={move.isPending}
          onMove={(state) => move.mutate({ inquiry, state })}
          onDelete={() => setAsking(true)}
        />
        <Button
          size="sm"
          variant="outline"
          aria-label={`Mark as unread: message from ${name}`}
          pending={mark.isPending && mark.variables.isUnread}
          onClick={() =>
            mark.mutate(
              { inquiryId: id, isUnread: true },
              {
                onSuccess: leave,
                onError: (error) => toastFailure("We couldn't mark the message as unread", error),
              },
            )
          }
        >
          Mark as unread
        </Button>
      </div>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={said ? "leading-6 outline-none" : "sr-only"}
      >
        {said}
      </p>
      <DeleteInquiry
        name={name}
        open={isAsking}
        onOpenChange={setAsking}
        isDeleting={deletion.isPending}
        onDelete={() =>
          deletion.mutate(inquiry, { onSuccess: leave, onError: () => setAsking(false) })
        }
        onClosed={() => status.current?.focus()}
      />
    </TitledCard>
  );
}
