/** Brightness of each pixel from 0 (black) to 255 (white), row by row. */
export interface GreyRaster {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Resizes by averaging the pixels that fall into each new one. Enlarging repeats pixels. */
export function resample(grey: GreyRaster, width: number, height: number): GreyRaster {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor((y * grey.height) / height);
    const bottom = Math.max(top + 1, Math.floor(((y + 1) * grey.height) / height));
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor((x * grey.width) / width);
      const right = Math.max(left + 1, Math.floor(((x + 1) * grey.width) / width));
      let sum = 0;
      for (let row = top; row < bottom; row += 1) {
        const start = row * grey.width;
        for (let at = start + left; at < start + right; at += 1) sum += grey.data[at]!;
      }
      data[y * width + x] = Math.round(sum / ((bottom - top) * (right - left)));
    }
  }
  return { data, width, height };
}
