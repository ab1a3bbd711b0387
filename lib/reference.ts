const UUID = /^[\da-f]{8}-[\da-f-]{27}$/;

/**
 * What a person may tell support of a request that failed: the beginning of its id where that is one
 * of ours, which finds its line in the log; one that a proxy gave as it is.
 */
export const referenceOf = (requestId: string) =>
  UUID.test(requestId) ? requestId.slice(0, 8) : requestId;
