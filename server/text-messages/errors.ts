import "server-only";

/** The service did not take a text message; it may later. */
export class TextFailed extends Error {
  override name = "TextFailed";
}

/** The service will never take this text message. */
export class TextRefused extends Error {
  override name = "TextRefused";
}

/** The person has answered an earlier text message with STOP. */
export class TextStopped extends Error {
  override name = "TextStopped";
}
