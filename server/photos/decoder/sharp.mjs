import sharp from "sharp";

// Only decoders of what is taken here: of no other kind (SVG among them) is a byte ever read by libvips.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpeg",
    "VipsForeignLoadPng",
    "VipsForeignLoadWebp",
    "VipsForeignLoadHeif",
  ],
});
// Pictures are made side by side (queue.ts), each on one thread; none is asked for twice.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
