import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { renameFont } from "./rename-font.ts";
import { ROOT } from "../../root.ts";

// `npm run generate -- fonts`: makes the fonts in app/fonts and of the public pages, with only the
// characters that English text needs. Other characters come from the full fonts of @fontsource-variable
// (app/fonts/index.ts). Preview images are rendered without a browser, from single-weight fonts with
// Western European letters.

type Axis = number | { min: number; max: number };

const ENGLISH =
  Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join("") +
  "\u00a0·½¼¾×–—‘’“”•…→−";
const WESTERN =
  ENGLISH + Array.from({ length: 0x60 }, (_, index) => String.fromCharCode(0xa0 + index)).join("");

// Letters of Central Europe, Turkey, Vietnam and Hawaii, and marks in names.
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join("");
const EXTENDED = range(0x100, 0x24f) + range(0x2bb, 0x2bf) + range(0x1e00, 0x1eff);
// Characters from those, and common symbols, that the Western font files contain.
const PRINTED =
  WESTERN + EXTENDED + "\u2020\u2021\u2030\u2032\u2033\u2039\u203a\u20ac\u2122\u201a\u201e";

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
  isPrinted?: boolean;
  name?: [family: string, style: string];
}

// The fonts of templates (server/templates/faces.ts): each weight, and its extended letters.
const printed = (
  family: keyof typeof FILES,
  file: string,
  [name, style]: [string, string],
  axes: Record<string, Axis>,
): FaceFile[] => [
  {
    family,
    target: `app/fonts/${file}-print.ttf`,
    axes,
    name: [name, style],
    isPrinted: true,
  },
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
  { family: "inter", target: "public/pages/inter.woff2", axes: { wght: { min: 400, max: 600 } } },
  // For headings of the public pages, in the design's one optical size.
  {
    family: "fraunces",
    target: "public/pages/fraunces.woff2",
    axes: { wght: 560, opsz: 40 },
  },
  { family: "inter", target: "app/fonts/inter-drawn.ttf", axes: { wght: 500 } },
  { family: "fraunces", target: "app/fonts/fraunces-drawn.ttf", axes: { wght: 560, opsz: 52 } },
  ...printed("inter", "inter", ["Inter", "Regular"], { wght: 400 }),
  ...printed("inter", "inter-bold", ["Inter", "Bold"], { wght: 700 }),
  ...printed("fraunces", "fraunces", ["Fraunces", "SemiBold"], { wght: 600, opsz: 40 }),
];

const lettersOf = ({ isExtended, isPrinted, target }: FaceFile) => {
  if (isExtended) return EXTENDED;
  if (isPrinted) return PRINTED;
  return target.endsWith(".ttf") ? WESTERN : ENGLISH;
};

for (const face of FACES) {
  const { family, target, axes, isExtended = false, name } = face;
  const source = path.join(ROOT, "node_modules/@fontsource-variable", family);
  const isDrawn = target.endsWith(".ttf");
  const made = await subsetFont(
    readFileSync(path.join(source, "files", FILES[family][isExtended ? "extended" : "latin"])),
    lettersOf(face),
    { targetFormat: isDrawn ? "truetype" : "woff2", variationAxes: axes },
  );
  const bytes = name ? renameFont(made, ...name) : made;
  writeFileSync(path.join(ROOT, target), bytes);
  const license = path.join(ROOT, path.dirname(target), `${family}-license.txt`);
  copyFileSync(path.join(source, "LICENSE"), license);
  console.log(`${target}: ${(bytes.length / 1024).toFixed(1)} KiB`);
}

/** Returns the code points that both files of a font contain, as "20-7e a0-ac". */
function coverage(face: string): string {
  const codes = ["", "-extended"].flatMap((part) => {
    const font = create(readFileSync(path.join(ROOT, `app/fonts/${face}${part}-print.ttf`)));
    return "characterSet" in font ? font.characterSet : [];
  });
  const ranges: [number, number][] = [];
  for (const code of [...new Set(codes)].filter((one) => one < 0xffff).sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return ranges
    .map(([from, to]) => (from === to ? hex(from) : `${hex(from)}-${hex(to)}`))
    .join(" ");
}

writeFileSync(
  path.join(ROOT, "lib/templates/printed-letters.ts"),
  `/** The code points that the faces of templates have (app/fonts), made by \`npm run generate -- fonts\`. */
export const PRINTED_LETTERS = {
  sans: "${coverage("inter")}",
  serif:
    "${coverage("fraunces")}",
};
`,
);
