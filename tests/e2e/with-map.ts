import { LIMITS } from "#tests/limits.ts";
import { test } from "./fixtures.ts";
import { startProduct } from "./product.ts";
import { startTileServer, type TileServer } from "./tile-server.ts";

export const CREDIT = "Test streets";

/** A test with a product of its own, whose map comes from a path of a tile server on loopback. */
export const testWithMap = test.extend<{
  path: string;
  tiles: TileServer;
  product: Awaited<ReturnType<typeof startProduct>>;
}>({
  path: ["/style.json", { option: true }],
  tiles: async ({}, use) => {
    const tiles = await startTileServer();
    await use(tiles);
    await tiles.stop();
  },
  product: [
    async ({ path, tiles }, use) => {
      const url = tiles.url + path;
      const product = await startProduct(
        path.endsWith(".json")
          ? { MAP_STYLE_URL: url }
          : { MAP_TILES_URL: url, MAP_ATTRIBUTION: CREDIT },
      );
      await use(product);
      await product.stop();
    },
    { scope: "test", timeout: LIMITS.serverStart },
  ],
  baseURL: ({ product }, use) => use(product.url),
});
