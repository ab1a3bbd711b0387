const HEADER_BYTES = 127;
const NOT_COMPRESSED = 1;
const PNG = 2;

/** Makes a PMTiles file (version 3) with one PNG tile, which covers the world. */
export function makePmtiles(tile: Buffer): Buffer {
  // One entry: tile 0, once, its length, and its offset plus 1.
  const directory = Buffer.from([1, 0, 1, tile.length, 1]);
  const metadata = Buffer.from("{}");
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles");
  header.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + directory.length;
  const tileAt = metadataAt + metadata.length;
  const numbers = [
    ...[HEADER_BYTES, directory.length, metadataAt, metadata.length],
    // No further directories; then the tile, and the number of tiles, entries and contents.
    ...[0, 0, tileAt, tile.length, 1, 1, 1],
  ];
  for (const [index, number] of numbers.entries()) {
    header.writeBigUInt64LE(BigInt(number), 8 + 8 * index);
  }
  header.set([1, NOT_COMPRESSED, NOT_COMPRESSED, PNG, 0, 0], 96);
  for (const [at, degrees] of [
    [102, -180],
    [106, -85],
    [110, 180],
    [114, 85],
  ] as const) {
    header.writeInt32LE(degrees * 1e7, at);
  }
  return Buffer.concat([header, directory, metadata, tile]);
}
