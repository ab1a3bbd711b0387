import { publicOrigin } from "#http/origin.ts";
import { findHome, type ShownHome } from "#services/public-homes.ts";
import { answerMissing } from "./messages.tsx";

/** Returns the home at a current or former address, or the response if it isn't shown. */
export async function findAskedHome(
  { headers }: Request,
  slug: string,
): Promise<ShownHome | Response> {
  const origin = publicOrigin(headers);
  const found = await findHome(slug, origin);
  const home = found.kind === "moved" ? await findHome(found.slug, origin) : found;
  if (home.kind === "shown") return home;
  return answerMissing(home.kind === "withdrawn" ? "withdrawn" : "unknown");
}
