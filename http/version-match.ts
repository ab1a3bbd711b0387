import "server-only";

/**
 * Returns whether the browser has this version. If-None-Match lists its tags, such as `"a",
 * W/"b"`, or `*` for any.
 */
export function matchesVersion(headers: Headers, tag: string): boolean {
  const tags = (headers.get("if-none-match") ?? "").split(",").map((one) => one.trim());
  return tags.some((one) => one === "*" || one.replace(/^W\//, "") === tag);
}
