/** The headers of a request, of which one is read at a time. */
export type SentHeaders = Pick<Headers, "get">;
