import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./root.ts";

// `npm run fonts`: makes the faces of app/fonts and of the public pages, which hold what English text needs and no more. The
// letters outside of it come from the whole faces of @fontsource-variable (app/fonts/index.ts).

type Axis = number | { min: number; max: number };

const ENGLISH =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("") +
  "\u00a0·½¼¾×–—‘’“”•…→−";

const FACES: { family: string; file: string; target: string; axes: Record<string, Axis> }[] = [
  {
    family: "inter",
    target: "app/fonts/inter-english",
    file: "inter-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    family: "fraunces",
    target: "app/fonts/fraunces-english",
    file: "fraunces-latin-opsz-normal.woff2",
    axes: { wght: 560, opsz: { min: 18, max: 52 } },
  },
  {
    // Of the public pages' headings, in one size of the design.
    family: "fraunces",
    target: "public/homes/fraunces",
    file: "fraunces-latin-opsz-normal.woff2",
    axes: { wght: 560, opsz: 40 },
  },
];

for (const { family, file, target, axes } of FACES) {
  const source = path.join(ROOT, "node_modules/@fontsource-variable", family);
  const face = await subsetFont(readFileSync(path.join(source, "files", file)), ENGLISH, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(path.join(ROOT, `${target}.woff2`), face);
  const license = path.join(ROOT, path.dirname(target), `${family}-license.txt`);
  copyFileSync(path.join(source, "LICENSE"), license);
  console.log(`${target}: ${(face.length / 1024).toFixed(1)} KiB`);
}
