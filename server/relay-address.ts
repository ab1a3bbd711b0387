import "server-only";
import { timingSafeEqual } from "node:crypto";
import type { MessageSender } from "#lib/fields/messages.ts";
import { env } from "./env.ts";
import { keyedHash } from "./keyed-hash.ts";

// The part before the @ has at most 64 characters (RFC 5321) and may arrive in lower case.
const MAC_BYTES = 12;
const TOKEN = /^reply\+([sb])([\da-f]{32})([\da-f]{24})$/;
const SIDES = { s: "seller", b: "buyer" } as const satisfies Record<string, MessageSender>;

/** Whose emails a relay address takes, and for which conversation. */
export interface RelayAddress {
  sender: MessageSender;
  inquiryId: string;
}

const macOf = (side: string, id: string) =>
  Buffer.from(keyedHash("inbound email", `${side} ${id}`), "base64url")
    .subarray(0, MAC_BYTES)
    .toString("hex");

/** Returns the address for one side's emails of a conversation; undefined without inbound email. */
export function relayAddress({ sender, inquiryId }: RelayAddress): string | undefined {
  const { INBOUND_EMAIL_DOMAIN } = env();
  if (!INBOUND_EMAIL_DOMAIN) return undefined;
  const side = sender.charAt(0);
  const id = inquiryId.replaceAll("-", "");
  return `reply+${side}${id}${macOf(side, id)}@${INBOUND_EMAIL_DOMAIN}`;
}

/** Returns what a relay address stands for; null for any other address. */
export function readRelayAddress(address: string): RelayAddress | null {
  const [local = "", domain] = address.toLowerCase().split("@");
  const [, side = "", id = "", mac = ""] = TOKEN.exec(local) ?? [];
  if (domain !== env().INBOUND_EMAIL_DOMAIN?.toLowerCase() || !side) return null;
  if (!timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(side, id)))) return null;
  const inquiryId = id.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
  return { sender: SIDES[side as keyof typeof SIDES], inquiryId };
}
