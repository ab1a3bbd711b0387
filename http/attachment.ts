import "server-only";

/** Returns a response that a browser saves as a file. */
export function attachment(
  request: Request,
  { name, type }: { name: string; type: string },
  body: BodyInit,
): Response {
  const headers = {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename="${name}"`,
  };
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
