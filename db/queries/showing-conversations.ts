import { database, type Executor } from "#db/client.ts";
import { inquiries } from "#db/schema/index.ts";
import type { MessageSender } from "#lib/fields/messages.ts";
import { isConfirmedAddress } from "./email-addresses.ts";
import { findShowing } from "./showings.ts";

/** What the conversation begins with if the buyer left no message. */
const NO_MESSAGE = "Requested a showing.";

/**
 * Makes the conversation of a showing, which has the showing's id, when the first email about the showing
 * is answered. Does nothing for another id, another sender's address, or if there is one.
 * @param secretHash of the buyer's link
 */
export async function openShowingConversation(
  { id, secretHash }: { id: string; secretHash: string },
  { sender, email }: { sender: MessageSender; email: string },
  db: Executor = database(),
): Promise<void> {
  const showing = await findShowing(id, db);
  if (!showing?.email || showing.state === "spam") return;
  const isTheirs =
    sender === "buyer"
      ? showing.email === email
      : await isConfirmedAddress(showing.accountId, email, db);
  if (!isTheirs) return;
  const { listingId, name, phone, message, createdAt } = showing;
  await db
    .insert(inquiries)
    .values({
      ...{ id, listingId, kind: "showing", name: name ?? "", email: showing.email, phone },
      ...{ message: message || NO_MESSAGE, state: "answered", isUnread: false },
      ...{ receivedAt: createdAt, lastMessageAt: new Date(), secretHash },
    })
    .onConflictDoNothing();
}
