"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide";
import { conversation as conversationQuery } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { Button } from "#components/ui/button.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Link } from "#components/ui/link.tsx";
import { LoadingLines } from "#components/ui/skeleton.tsx";
import { conversationPath } from "#lib/routes.ts";
import { OnlineListingFrame } from "../online-listing-frame.tsx";
import { ConversationCard } from "./conversation-card.tsx";

function Conversation({
  inquiryId,
  home,
  timeZone,
}: {
  inquiryId: string;
  home: string;
  timeZone: string;
}) {
  const { data, error, refetch } = useQuery(conversationQuery(inquiryId));
  if (data) return <ConversationCard view={data} home={home} timeZone={timeZone} />;
  if (data === null) {
    return (
      <EmptyState
        title="We couldn't find this message"
        description="It may have been deleted."
        action={
          <Button asChild variant="outline">
            <Link href="/online-listing/messages">View messages</Link>
          </Button>
        }
      />
    );
  }
  if (!error) return <LoadingLines />;
  return <ReadFailed what="the message" error={error} onRetry={() => void refetch()} />;
}

export function ConversationScreen({ inquiryId }: { inquiryId: string }) {
  return (
    <OnlineListingFrame messagesAt={conversationPath(inquiryId)}>
      {({ timeZone }, { addressLine1 }) => (
        <>
          <Button asChild variant="link" size="inline" className="self-start">
            <Link href="/online-listing/messages">
              <Icon node={ArrowLeft} />
              All messages
            </Link>
          </Button>
          <Conversation
            inquiryId={inquiryId}
            home={addressLine1 ?? "the home"}
            timeZone={timeZone}
          />
        </>
      )}
    </OnlineListingFrame>
  );
}
