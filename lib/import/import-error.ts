/** Thrown when an import can't start or continue. The message says what to do. */
export class ImportError extends Error {
  override name = "ImportError";
}
