import type { ReferenceCall, ReferencePart } from "#lib/api/reference.ts";

export const REFERENCE = "/settings/api/reference";

/** Where a call is told in full. */
export const addressOfCall = ({ id }: ReferencePart, call: ReferenceCall) =>
  `${REFERENCE}?part=${id}#${call.id}`;
