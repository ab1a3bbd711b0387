import { CONVERSATION_DAYS, MAX_MESSAGE } from "#lib/fields/messages.ts";
import { formatMoment } from "#lib/format.ts";
import type { BuyerConversation } from "#lib/messages/buyer-conversation.ts";
import { TextArea } from "./form-fields.tsx";
import { NarrowPage } from "./narrow-page.tsx";

export interface ConversationPageProps {
  conversation: BuyerConversation;
  path: string;
  /** Whether the buyer has just sent a message. */
  isSent?: boolean;
  /** A message that was refused: its text, why, and the field's error. */
  refused?: { text: string; notice: string; error: string | undefined };
}

const SENDERS = { buyer: "You", seller: "The seller" };

/** Renders a buyer's private page of a conversation, which works without scripts. */
export function ConversationPage({ conversation, path, isSent, refused }: ConversationPageProps) {
  const { home, timeZone, messages } = conversation;
  return (
    <NarrowPage title="Your conversation with the seller" mark="Your messages" className="showing">
      <h1>Your conversation with the seller</h1>
      <p>About {home}</p>
      {isSent && (
        <p role="status" className="status">
          We sent your message to the seller.
        </p>
      )}
      {messages.map(({ id, sender, text, sentAt }) => (
        <blockquote key={id} className="said">
          <p className="as-written">{text}</p>
          <footer>
            {SENDERS[sender]},{" "}
            <time dateTime={sentAt.toISOString()}>
              {formatMoment(sentAt.toISOString(), timeZone)}
            </time>
          </footer>
        </blockquote>
      ))}
      {refused && (
        <p role="alert" className="status">
          {refused.notice}
        </p>
      )}
      <form method="post" action={path} className="ask-form">
        <TextArea
          id="reply-text"
          name="text"
          label="Your message"
          rows={5}
          maxLength={MAX_MESSAGE}
          value={refused?.text}
          error={refused?.error}
          isRequired
        />
        <button type="submit" className="button">
          Send message
        </button>
      </form>
      <p className="hint">
        This page is private. The seller doesn&apos;t see your email address here, and we email you
        when they reply. The link works until {CONVERSATION_DAYS} days after the last message. The
        conversation is deleted with the listing or a year after your first message.
      </p>
    </NarrowPage>
  );
}
