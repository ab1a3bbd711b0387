import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { makePmtiles } from "./pmtiles-file.ts";

// A gray pixel, which MapLibre stretches.
const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGM4AQAAygDJmcpdfgAAAABJRU5ErkJggg==",
  "base64",
);

const ARCHIVE = makePmtiles(TILE);

/** A MapLibre style with one vector source, which has no features, and its credit. */
const styleAt = (origin: string) => ({
  version: 8,
  sources: {
    streets: {
      type: "vector",
      tiles: [`${origin}/{z}/{x}/{y}.pbf`],
      maxzoom: 14,
      attribution: "Test streets",
    },
  },
  layers: [
    { id: "ground", type: "background", paint: { "background-color": "#d8e2d0" } },
    { id: "streets", type: "line", source: "streets", "source-layer": "streets" },
  ],
});

/**
 * Starts a stand-in for an operator's tile server: `/style.json`, vector and raster tiles,
 * and a PMTiles file. While `isMissing` is set, it returns 404 for each.
 */
export async function startTileServer() {
  const tiles = { asked: [] as string[], isMissing: false };
  const server = createServer((request, response) => {
    const { pathname, origin } = new URL(request.url ?? "/", `http://${request.headers.host}`);
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "*");
    if (request.method === "OPTIONS") return void response.writeHead(204).end();
    tiles.asked.push(pathname);
    if (tiles.isMissing) return void response.writeHead(404).end();
    if (pathname === "/style.json") {
      response.setHeader("Content-Type", "application/json");
      return void response.end(JSON.stringify(styleAt(origin)));
    }
    if (pathname.endsWith(".png")) {
      response.setHeader("Content-Type", "image/png");
      return void response.end(TILE);
    }
    if (pathname === "/us.pmtiles") {
      const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "") ?? [];
      response.statusCode = 206;
      return void response.end(ARCHIVE.subarray(Number(from), Number(to) + 1));
    }
    // An empty vector tile.
    response.statusCode = pathname.endsWith(".pbf") ? 200 : 404;
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(tiles, {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

export type TileServer = Awaited<ReturnType<typeof startTileServer>>;
