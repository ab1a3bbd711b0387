// Runs as a thread of its own: decoding takes seconds, and holds up whatever shares its thread.
import { parentPort, workerData } from "node:worker_threads";
import libheif from "libheif-js/wasm-bundle.js";

const { HeifDecoder } = libheif;

const pictures = new HeifDecoder().decode(workerData);
const picture = pictures.find((candidate) => candidate.is_primary()) ?? pictures[0];
if (!picture) throw new Error("The file holds no picture");
const width = picture.get_width();
const height = picture.get_height();
const data = new Uint8ClampedArray(width * height * 4);
picture.display({ data, width, height }, (displayed) => {
  if (!displayed) throw new Error("The picture can't be decoded");
  parentPort.postMessage({ data: data.buffer, width, height }, [data.buffer]);
});
