import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./root.ts";

// `npm run fonts`: makes the faces of app/fonts, which hold what English text needs and no more. The
// letters outside of it come from the whole faces of @fontsource-variable (app/fonts/index.ts).

type Axis = number | { min: number; max: number };

const ENGLISH =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("") +
  "\u00a0·½¼¾×–—‘’“”•…→−";

const FACES: { family: string; file: string; axes: Record<string, Axis> }[] = [
  {
    family: "inter",
    file: "inter-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    family: "fraunces",
    file: "fraunces-latin-opsz-normal.woff2",
    axes: { wght: 560, opsz: { min: 18, max: 52 } },
  },
];

for (const { family, file, axes } of FACES) {
  const source = path.join(ROOT, "node_modules/@fontsource-variable", family);
  const target = path.join(ROOT, "app/fonts", family);
  const face = await subsetFont(readFileSync(path.join(source, "files", file)), ENGLISH, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(`${target}-english.woff2`, face);
  copyFileSync(path.join(source, "LICENSE"), `${target}-license.txt`);
  console.log(`${family}: ${(face.length / 1024).toFixed(1)} KiB`);
}
