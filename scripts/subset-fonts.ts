import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { renameFont } from "./rename-font.ts";
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

// Letters of Central Europe, Turkey, Vietnam and Hawaii, and marks that names have.
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join("");
const EXTENDED = range(0x100, 0x24f) + range(0x2bb, 0x2bf) + range(0x1e00, 0x1eff) + "\u20ac";

const FILES = {
  inter: { latin: "inter-latin-wght-normal.woff2", extended: "inter-latin-ext-wght-normal.woff2" },
  fraunces: {
    latin: "fraunces-latin-opsz-normal.woff2",
    extended: "fraunces-latin-ext-opsz-normal.woff2",
  },
};

interface FaceFile {
  family: keyof typeof FILES;
  target: string;
  axes: Record<string, Axis>;
  isExtended?: boolean;
  /** What the face is called in a PDF. */
  name?: [family: string, style: string];
}

// What templates are printed with (server/templates/faces.ts): each weight, and the letters beyond it.
const printed = (
  family: keyof typeof FILES,
  file: string,
  [name, style]: [string, string],
  axes: Record<string, Axis>,
): FaceFile[] => [
  { family, target: `app/fonts/${file}-print.ttf`, axes, name: [name, style] },
  {
    family,
    target: `app/fonts/${file}-extended-print.ttf`,
    axes,
    isExtended: true,
    name: [`${name} Extended`, style],
  },
];

const FACES: FaceFile[] = [
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
  ...printed("inter", "inter", ["Inter", "Regular"], { wght: 400 }),
  ...printed("inter", "inter-bold", ["Inter", "Bold"], { wght: 700 }),
  ...printed("fraunces", "fraunces", ["Fraunces", "SemiBold"], { wght: 600, opsz: 40 }),
];

for (const { family, target, axes, isExtended = false, name } of FACES) {
  const source = path.join(ROOT, "node_modules/@fontsource-variable", family);
  const isDrawn = target.endsWith(".ttf");
  const made = await subsetFont(
    readFileSync(path.join(source, "files", FILES[family][isExtended ? "extended" : "latin"])),
    isExtended ? EXTENDED : isDrawn ? WESTERN : ENGLISH,
    { targetFormat: isDrawn ? "truetype" : "woff2", variationAxes: axes },
  );
  const face = name ? renameFont(made, ...name) : made;
  writeFileSync(path.join(ROOT, target), face);
  const license = path.join(ROOT, path.dirname(target), `${family}-license.txt`);
  copyFileSync(path.join(source, "LICENSE"), license);
  console.log(`${target}: ${(face.length / 1024).toFixed(1)} KiB`);
}
