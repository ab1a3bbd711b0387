import "server-only";
import { keyedHash } from "./keyed-hash.ts";
import { UNKNOWN_ADDRESS } from "#lib/network-address.ts";
import { requestContext } from "./request-context.ts";

// docs/operations.md explains each event.
export type SecurityEvent =
  | "sign_in"
  | "sign_out"
  | "sign_up"
  | "session_ended"
  | "token_made"
  | "token_ended"
  | "webhook_made"
  | "webhook_changed"
  | "webhook_removed"
  | "second_factor_required"
  | "second_factor_set_up"
  | "second_factor_removed"
  | "recovery_codes_renewed"
  | "password_changed"
  | "password_reset"
  | "email_change_asked"
  | "email_confirmed"
  | "email_restored"
  | "invitation_accepted"
  | "account_claimed"
  | "account_exported"
  | "account_deletion_asked"
  | "account_kept"
  | "user_added"
  | "user_deleted"
  | "plan_changed"
  | "operator_action"
  | "request_refused";

interface Details {
  outcome: "succeeded" | "failed" | "refused";
  /** The affected person, if not the caller. */
  userId?: string | undefined;
  /** For example "password" or "google"; for an operator's action, the command. */
  method?: string;
  /** One of our own words; never client input. */
  reason?: string;
  /** The id of the affected person or thing. */
  subject?: string;
}

/** Logs a security event to standard output as one line of JSON without personal data. */
export function logSecurityEvent(event: SecurityEvent, details: Details): void {
  const context = requestContext();
  const address = context?.address === UNKNOWN_ADDRESS ? undefined : context?.address;
  console.info(
    JSON.stringify({
      level: details.outcome === "succeeded" ? "info" : "warn",
      at: new Date().toISOString(),
      log: "security",
      event,
      requestId: context?.requestId,
      call: context?.call ?? undefined,
      client: address ? keyedHash("addresses in the log", address) : undefined,
      userId: context?.userId,
      ...details,
    }),
  );
}
