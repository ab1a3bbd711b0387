"use client";

import type { Map as TiledMap } from "maplibre-gl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { showPoints, startMap } from "#components/ui/start-map.ts";
import type { MapSettings } from "#lib/map-settings.ts";
import type { Coordinates } from "#lib/valuation/offset.ts";
import type { PlacesProps } from "./distance-plot.tsx";
import { HomePoint, PlacePoint, type Position } from "./place-points.tsx";
import type { HomePlace } from "./sale-places.ts";

type Locate = (place: Coordinates) => Position;

// Browsers scroll to what gets the focus, wherever it is placed.
function locateOn(map: TiledMap): Locate {
  const { clientWidth, clientHeight } = map.getContainer();
  return ({ latitude, longitude }) => {
    const { x, y } = map.project([longitude, latitude]);
    const isInView = x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;
    return { left: `${x}px`, top: `${y}px`, ...(!isInView && { visibility: "hidden" }) };
  };
}

/** Shows sales on a map, over which their points are buttons. */
export function TileMap({
  settings,
  home,
  places,
  chosen,
  onChoose,
  onBroken,
}: PlacesProps & { settings: MapSettings; home: HomePlace | null; onBroken: () => void }) {
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<TiledMap | null>(null);
  // Changes with each movement of the map.
  const [locate, setLocate] = useState<Locate | null>(null);
  const points = home ? [home, ...places] : places;
  const shown = points.map(({ latitude, longitude }) => `${latitude} ${longitude}`).join();
  const breakOff = useEffectEvent(onBroken);
  const showAll = useEffectEvent((started: TiledMap) => showPoints(started, points));
  const start = useEffectEvent((element: HTMLElement) => {
    try {
      return startMap(element, settings, points, breakOff);
    } catch {
      breakOff();
      return null;
    }
  });

  useEffect(() => {
    const started = container.current && start(container.current);
    if (!started) return;
    const follow = () => setLocate(() => locateOn(started));
    started.on("move", follow);
    follow();
    setMap(started);
    return () => started.remove();
  }, []);
  useEffect(() => {
    if (map) showAll(map);
  }, [map, shown]);

  return (
    <div className="relative aspect-square w-full max-w-md overflow-clip rounded-lg border">
      <div ref={container} className="size-full [&_.maplibregl-ctrl-attrib_a]:underline" />
      {locate ? (
        <>
          {home ? <HomePoint position={locate(home)} /> : null}
          {places.map((place) => (
            <PlacePoint
              key={place.key}
              place={place}
              position={locate(place)}
              isChosen={place.key === chosen}
              onChoose={() => onChoose(place.key === chosen ? null : place.key)}
            />
          ))}
        </>
      ) : null}
    </div>
  );
}
