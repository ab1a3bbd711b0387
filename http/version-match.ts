import "server-only";

/** Whether the browser has this version: it sends the tags of those it has, `"a", W/"b"`, or `*` for any. */
export function matchesVersion(headers: Headers, tag: string): boolean {
  const tags = (headers.get("if-none-match") ?? "").split(",").map((one) => one.trim());
  return tags.some((one) => one === "*" || one.replace(/^W\//, "") === tag);
}
