import sharp from "sharp";

// Only the decoders of supported formats, so libvips never parses anything else (such as SVG).
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
  ],
});
// Images are processed in parallel (queue.ts), so each gets one thread. No image is read twice.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
