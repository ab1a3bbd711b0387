/** The operator's map: a MapLibre style, or raster tiles (a template or a PMTiles file) with their credit. */
export type MapSettings = { style: string } | { tiles: string; attribution: string };
