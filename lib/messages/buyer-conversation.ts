import type { MessageSender } from "#lib/fields/messages.ts";

/** A conversation as its buyer sees it, the oldest message first. */
export interface BuyerConversation {
  /** The home's address. */
  home: string;
  timeZone: string;
  messages: readonly { id: string; sender: MessageSender; text: string; sentAt: Date }[];
}
