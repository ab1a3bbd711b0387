import { type OfferMove, playMove } from "./play-move.ts";

// A second instance of the product, with its own pool of connections: makes the moves that the test sends.
process.on("message", ({ serial, move }: { serial: number; move: OfferMove }) => {
  playMove(move).then(
    (isDone) => process.send?.({ serial, isDone }),
    (error: unknown) => process.send?.({ serial, fault: String(error) }),
  );
});
// The test ended.
process.on("disconnect", () => process.exit());
