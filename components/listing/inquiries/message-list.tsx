import { Callout } from "#components/ui/callout.tsx";
import { formatMoment } from "#lib/format.ts";
import type { ConversationView } from "#lib/schemas/inquiries.ts";
import { cn } from "#lib/utils.ts";

/** The messages of a conversation, the oldest first. */
export function MessageList({
  messages,
  buyer,
  timeZone,
}: {
  messages: ConversationView["messages"];
  buyer: string;
  timeZone: string;
}) {
  return (
    <ol aria-label="Conversation" className="flex flex-col gap-4">
      {messages.map(({ id, sender, author, text, sentAt, warnings }) => {
        const isBuyer = sender === "buyer";
        return (
          <li
            key={id}
            className={cn(
              "flex max-w-prose flex-col gap-1 rounded-xl px-4 py-3",
              isBuyer ? "mr-6 self-start bg-secondary" : "ml-6 self-end bg-primary-soft",
            )}
          >
            <p className="text-sm leading-5 text-muted-foreground">
              <span className="font-medium wrap-anywhere text-foreground">
                {isBuyer ? buyer : (author ?? "A former member")}
              </span>
              {` · ${formatMoment(sentAt, timeZone)}`}
            </p>
            <p className="leading-7 wrap-anywhere whitespace-pre-wrap">{text}</p>
            {warnings.map((warning) => (
              <Callout key={warning} className="mt-1 px-3 py-2 text-sm">
                {warning}
              </Callout>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
