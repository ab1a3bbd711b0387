import type { Metadata } from "next";
import { headers } from "next/headers";
import { publicOrigin } from "#http/origin.ts";
import type { Screen } from "#lib/routes.ts";

/** Returns the title, description and canonical URL of a page for everyone. */
export async function metadataOf(
  screen: Screen,
  title: string,
  description: string,
): Promise<Metadata> {
  const canonical = publicOrigin(await headers()) + screen;
  return { title, description, alternates: { canonical } };
}
