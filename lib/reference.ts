const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;

/**
 * Returns the reference of a failed request for support: the start of our own id, which identifies the
 * log line, or a proxy's id unchanged.
 */
export const referenceOf = (requestId: string) =>
  UUID.test(requestId) ? requestId.slice(0, 8) : requestId;
