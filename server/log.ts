import "server-only";
import { causes } from "#lib/errors.ts";
import { requestContext } from "./request-context.ts";

// Some messages repeat what they are about, personal data that must not reach the log: a failed query
// its parameters, a text that is no JSON its beginning, PostgreSQL a value that it can't take.
function messageOf(error: Error): string {
  if (error.message.startsWith("Failed query:")) return "Failed query";
  if (error instanceof SyntaxError) return "Not to be parsed";
  return error.message.replace(/(?<=^value |: )".*"/s, "...");
}

function frames(error: Error): string[] {
  return (error.stack ?? "")
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 8)
    .map((line) => line.trim());
}

/**
 * Writes a failure to standard error, once, as one line of JSON: what was being done, and the
 * chain of causes with their codes. No request bodies, no query parameters.
 */
export function logError(event: string, error: unknown, details: Record<string, unknown> = {}) {
  const chain = causes(error).map((cause) => ({
    name: cause.name,
    code: "code" in cause ? cause.code : undefined,
    message: messageOf(cause),
  }));
  const [first] = causes(error);
  console.error(
    JSON.stringify({
      level: "error",
      at: new Date().toISOString(),
      event,
      requestId: requestContext()?.requestId,
      ...details,
      causes: chain.length > 0 ? chain : [{ message: String(error) }],
      stack: first ? frames(first) : undefined,
    }),
  );
}

/** What is told of a request that was answered (LOG_REQUESTS): no address, no query, nothing of a person's. */
export interface RequestLine {
  requestId: string | undefined;
  /** Its name in the contract, or "page" and a screen. */
  call: string;
  status: number;
  ms: number;
}

/** Writes a request to standard output, as one line of JSON. */
export function logRequest(line: RequestLine): void {
  console.info(
    JSON.stringify({ level: "info", at: new Date().toISOString(), log: "requests", ...line }),
  );
}
