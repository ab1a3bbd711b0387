/** An import that can't begin or go on. The message is a sentence that says what to do. */
export class ImportError extends Error {
  override name = "ImportError";
}
