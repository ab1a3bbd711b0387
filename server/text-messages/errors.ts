import "server-only";

/** The service didn't accept a text message; a retry may succeed. */
export class TextFailed extends Error {
  override name = "TextFailed";
}

/** The service permanently rejected a text message. */
export class TextRefused extends Error {
  override name = "TextRefused";
}

/** The person replied STOP to an earlier text message. */
export class TextStopped extends Error {
  override name = "TextStopped";
}
