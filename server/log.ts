import "server-only";
import { causes } from "#lib/errors.ts";
import { requestContext } from "./request-context.ts";

// Some messages contain personal data that must not be logged: query parameters, the start of
// invalid JSON, or a value PostgreSQL rejected.
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
 * Logs a failure to standard error as one line of JSON, with its chain of causes and their codes.
 * Omits request bodies and query parameters.
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

/** A logged request (LOG_REQUESTS), without addresses, queries or personal data. */
export interface RequestLine {
  requestId: string | undefined;
  /** The contract name, or "page" and a screen. */
  call: string;
  status: number;
  ms: number;
}

/** Logs a request to standard output as one line of JSON. */
export function logRequest(line: RequestLine): void {
  console.info(
    JSON.stringify({ level: "info", at: new Date().toISOString(), log: "requests", ...line }),
  );
}
