import type { ReferenceCall, ReferencePart } from "#lib/api/reference.ts";

export const REFERENCE = "/settings/api/reference";

/** Returns the link to a call's full description. */
export const addressOfCall = ({ id }: ReferencePart, call: ReferenceCall) =>
  `${REFERENCE}?part=${id}#${call.id}`;
