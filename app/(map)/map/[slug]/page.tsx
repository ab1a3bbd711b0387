import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HomeMap } from "#components/home-map/home-map.tsx";
import { addressOf } from "#lib/listing/page-text.ts";
import { mapSettings } from "#services/map-settings.ts";
import { findHome } from "#services/public-homes.ts";

type Props = { params: Promise<{ slug: string }> };

async function readMap({ params }: Props) {
  const home = await findHome((await params).slug, "");
  const settings = mapSettings();
  if (home.kind !== "shown" || !home.place || !settings) notFound();
  const { latitude, longitude } = home.place;
  return { settings, place: { latitude, longitude }, address: addressOf(home.listing.address) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { address } = await readMap(props);
  return { title: `Map of ${address}` };
}

/** The map in a frame of a home's listing page. */
export default async function MapPage(props: Props) {
  const { settings, place } = await readMap(props);
  return <HomeMap settings={settings} place={place} />;
}
