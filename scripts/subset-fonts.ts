import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./root.ts";

// `npm run fonts`: makes the faces of app/fonts and of the public pages, which hold what English text
// needs and no more. The letters outside of it come from the whole faces of @fontsource-variable
// (app/fonts/index.ts). Cards of homes are drawn without a browser, by faces of one weight that hold the
// letters of Western Europe too.

type Axis = number | { min: number; max: number };

const ENGLISH =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("") +
  "\u00a0·½¼¾×–—‘’“”•…→−";
const WESTERN =
  ENGLISH + Array.from({ length: 0x60 }, (_, index) => String.fromCharCode(0xa0 + index)).join("");

const FILES = {
  inter: "inter-latin-wght-normal.woff2",
  fraunces: "fraunces-latin-opsz-normal.woff2",
};

const FACES: { family: keyof typeof FILES; target: string; axes: Record<string, Axis> }[] = [
  {
    family: "inter",
    target: "app/fonts/inter-english.woff2",
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    family: "fraunces",
    target: "app/fonts/fraunces-english.woff2",
    axes: { wght: 560, opsz: { min: 18, max: 52 } },
  },
  // Of the public pages' headings, in one size of the design.
  {
    family: "fraunces",
    target: "components/listing-page/fraunces.woff2",
    axes: { wght: 560, opsz: 40 },
  },
  { family: "inter", target: "app/fonts/inter-drawn.ttf", axes: { wght: 500 } },
  { family: "fraunces", target: "app/fonts/fraunces-drawn.ttf", axes: { wght: 560, opsz: 52 } },
];

for (const { family, target, axes } of FACES) {
  const source = path.join(ROOT, "node_modules/@fontsource-variable", family);
  const isDrawn = target.endsWith(".ttf");
  const face = await subsetFont(
    readFileSync(path.join(source, "files", FILES[family])),
    isDrawn ? WESTERN : ENGLISH,
    { targetFormat: isDrawn ? "truetype" : "woff2", variationAxes: axes },
  );
  writeFileSync(path.join(ROOT, target), face);
  const license = path.join(ROOT, path.dirname(target), `${family}-license.txt`);
  copyFileSync(path.join(source, "LICENSE"), license);
  console.log(`${target}: ${(face.length / 1024).toFixed(1)} KiB`);
}
