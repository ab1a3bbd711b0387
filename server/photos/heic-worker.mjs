// Runs as a thread of its own: decoding takes seconds, and holds up whatever shares its thread.
import { parentPort, workerData } from "node:worker_threads";
import libheif from "libheif-js/wasm-bundle.js";

const { HeifDecoder } = libheif;

const answer = (pixels) => parentPort.postMessage(pixels, pixels ? [pixels.data] : []);

try {
  const pictures = new HeifDecoder().decode(workerData.bytes);
  const picture = pictures.find((candidate) => candidate.is_primary()) ?? pictures[0];
  const [width, height] = [picture.get_width(), picture.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  picture.display({ data, width, height }, (displayed) =>
    answer(displayed ? { data: data.buffer, width, height } : null),
  );
} catch {
  answer(null);
}
