import type { Metadata } from "next";
import { headers } from "next/headers";
import { publicOrigin } from "#http/origin.ts";
import type { LegalScreen } from "#lib/routes.ts";
import { TITLES } from "#lib/screens.ts";

/** Returns the title, description and canonical URL of a legal page. */
export async function metadataOf(screen: LegalScreen, description: string): Promise<Metadata> {
  const canonical = publicOrigin(await headers()) + screen;
  return { title: TITLES[screen], description, alternates: { canonical } };
}
