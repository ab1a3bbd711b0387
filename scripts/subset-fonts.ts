import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { ROOT } from "./root.ts";

// `npm run fonts`: makes the faces of app/fonts, which hold what English text needs and no more. The
// letters outside of it come from the whole faces of @fontsource-variable (app/fonts/index.ts). Cards of
// homes are drawn without a browser, by faces of one weight that hold the letters of Western Europe too.

type Axis = number | { min: number; max: number };

const ENGLISH =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("") +
  "\u00a0·½¼¾×–—‘’“”•…→−";

const WESTERN =
  ENGLISH + Array.from({ length: 0x60 }, (_, index) => String.fromCharCode(0xa0 + index)).join("");

const FACES: {
  family: string;
  file: string;
  axes: Record<string, Axis>;
  drawn: Record<string, number>;
}[] = [
  {
    family: "inter",
    file: "inter-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
    drawn: { wght: 500 },
  },
  {
    family: "fraunces",
    file: "fraunces-latin-opsz-normal.woff2",
    axes: { wght: 560, opsz: { min: 18, max: 52 } },
    drawn: { wght: 560, opsz: 52 },
  },
];

for (const { family, file, axes, drawn } of FACES) {
  const source = path.join(ROOT, "node_modules/@fontsource-variable", family);
  const target = path.join(ROOT, "app/fonts", family);
  const whole = readFileSync(path.join(source, "files", file));
  const face = await subsetFont(whole, ENGLISH, { targetFormat: "woff2", variationAxes: axes });
  const drawnFace = await subsetFont(whole, WESTERN, {
    targetFormat: "truetype",
    variationAxes: drawn,
  });
  writeFileSync(`${target}-english.woff2`, face);
  writeFileSync(`${target}-drawn.ttf`, drawnFace);
  copyFileSync(path.join(source, "LICENSE"), `${target}-license.txt`);
  console.log(`${family}: ${(face.length / 1024).toFixed(1)} KiB`);
}
