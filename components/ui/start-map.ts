import {
  addProtocol,
  LngLatBounds,
  Map as TiledMap,
  type MapOptions,
  Marker,
  NavigationControl,
  setWorkerUrl,
  type StyleSpecification,
} from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import { Protocol } from "pmtiles";
import type { MapSettings } from "#lib/map-settings.ts";
import type { Coordinates } from "#lib/valuation/offset.ts";

const MAX_ZOOM = 19;
const FIT = { padding: 40, maxZoom: 18 };

// MapLibre's worker has a policy without connections, so the page fetches tiles for it. Only URLs of other
// schemes pass through the page.
const BY_PAGE = "page+";

setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href);
addProtocol("pmtiles", new Protocol().tile);
for (const scheme of ["http", "https"]) {
  addProtocol(`${BY_PAGE}${scheme}`, async ({ url }, { signal }) => {
    const answer = await fetch(url.slice(BY_PAGE.length), { signal });
    if (!answer.ok) throw new Error(`The tile couldn't be loaded: ${answer.status}`);
    return {
      data: await answer.arrayBuffer(),
      cacheControl: answer.headers.get("cache-control"),
      expires: answer.headers.get("expires"),
    };
  });
}

function styleOf(settings: MapSettings): string | StyleSpecification {
  if ("style" in settings) return settings.style;
  const { tiles, attribution } = settings;
  const address = tiles.includes("{z}") ? { tiles: [tiles] } : { url: `pmtiles://${tiles}` };
  return {
    version: 8,
    sources: { tiles: { type: "raster", tileSize: 256, attribution, ...address } },
    layers: [{ id: "tiles", type: "raster", source: "tiles" }],
  };
}

function boundsOf(points: readonly Coordinates[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of points) bounds.extend([longitude, latitude]);
  return bounds;
}

/** Moves a map so that all points are in sight. */
export function showPoints(map: TiledMap, points: readonly Coordinates[]): void {
  map.fitBounds(boundsOf(points), { ...FIT, animate: false });
}

/** Marks a place on a map. @param name what a screen reader says */
export function addPin(map: TiledMap, { longitude, latitude }: Coordinates, name: string): void {
  const pin = new Marker({ color: "var(--primary)" }).setLngLat([longitude, latitude]).addTo(map);
  pin.getElement().setAttribute("aria-label", name);
}

const FLAT: Partial<MapOptions> = {
  dragRotate: false,
  touchPitch: false,
  maxPitch: 0,
  fadeDuration: 0,
  // One finger, or the wheel alone, scrolls the page.
  cooperativeGestures: true,
};

// A missing tile leaves a gap. Without a style, or without any tile where there is nothing else, there is
// nothing to show.
function callWhenBroken(map: TiledMap, isOnlyTiles: boolean, onBroken: () => void): void {
  let isShown = false;
  const setShown = () => {
    isShown = true;
  };
  if (isOnlyTiles) {
    map.on("sourcedata", ({ tile }) => {
      if (tile) setShown();
    });
  } else map.once("style.load", setShown);
  map.on("error", () => {
    if (!isShown && (!isOnlyTiles || map.areTilesLoaded())) onBroken();
  });
}

/**
 * Starts the operator's map in an element, with zoom buttons.
 * @param points all in sight at first, so that no tiles of the whole world are requested
 * @param onBroken called if the style can't be loaded, or none of the tiles that it consists of
 * @throws Error in a browser without WebGL
 */
export function startMap(
  container: HTMLElement,
  settings: MapSettings,
  points: readonly Coordinates[],
  onBroken: () => void,
): TiledMap {
  const map = new TiledMap({
    ...FLAT,
    container,
    attributionControl: { compact: false },
    style: styleOf(settings),
    bounds: boundsOf(points),
    fitBoundsOptions: FIT,
    maxZoom: MAX_ZOOM,
    transformRequest: (url, type) => ({
      url: type === "Tile" && url.startsWith("http") ? `${BY_PAGE}${url}` : url,
    }),
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), "top-right");
  callWhenBroken(map, "tiles" in settings, onBroken);
  return map;
}
