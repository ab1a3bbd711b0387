"use client";

import { useEffect, useRef, useState } from "react";
import { addPin, startMap } from "#components/ui/start-map.ts";
import type { MapSettings } from "#lib/map-settings.ts";
import type { Coordinates } from "#lib/valuation/offset.ts";

// About half a mile to each side.
const NEARBY_DEGREES = 0.007;

const cornersAround = ({ latitude, longitude }: Coordinates): Coordinates[] =>
  [-NEARBY_DEGREES, NEARBY_DEGREES].map((degrees) => ({
    latitude: latitude + degrees,
    longitude: longitude + degrees,
  }));

/** Marks a home on the operator's map, which fills the page. */
export function HomeMap({ settings, place }: { settings: MapSettings; place: Coordinates }) {
  const container = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);

  useEffect(() => {
    if (!container.current) return;
    const giveUp = () => setBroken(true);
    try {
      const map = startMap(container.current, settings, cornersAround(place), giveUp);
      addPin(map, place, "This home");
      return () => map.remove();
    } catch {
      giveUp();
    }
  }, [settings, place]);

  return (
    <main className="h-dvh">
      {isBroken ? (
        <p className="p-4 leading-7">We couldn&apos;t load the map. Use Directions instead.</p>
      ) : (
        <div ref={container} className="size-full [&_.maplibregl-ctrl-attrib_a]:underline" />
      )}
    </main>
  );
}
