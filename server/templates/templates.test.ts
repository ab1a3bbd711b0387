import { beforeAll, describe, expect, it } from "vitest";
import jsQR from "jsqr";
import { getDocumentProxy } from "unpdf";
import { TEMPLATE_LAYOUT_KEYS, type TemplateKind } from "#lib/fields/templates.ts";
import type { TemplateEdits } from "#lib/schemas/templates.ts";
import type { Drawing, Face, Mark } from "#lib/templates/drawing.ts";
import { DRAWN_KINDS, drawTemplate, pagesOf } from "#lib/templates/draw.ts";
import { lettersLeftOut } from "#lib/templates/letters.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";
import { sharp } from "#server/photos/sharp.ts";
import {
  sampleContent,
  sampleHomes,
  sampleLogo,
  samplePictures,
} from "#tests/templates/samples.ts";
import { drawPdf, MAX_PDF_BYTES } from "./draw-pdf.ts";
import { drawPicture } from "./draw-picture.ts";
import { type Faces, loadFaces } from "./faces.ts";

let faces: Faces;
beforeAll(async () => {
  faces = await loadFaces();
});

const HOMES = sampleHomes();
const BRAND = { accent: "#7a1f3d", hidesPorchlight: true, logo: { width: 600, height: 200 } };

const draw = (
  kind: TemplateKind,
  home: keyof typeof HOMES,
  edits: Partial<TemplateEdits> = {},
  how?: Parameters<typeof sampleContent>[3],
) => {
  const drawing = drawTemplate(sampleContent(kind, HOMES[home], edits, how), faces.measure);
  if (!drawing) throw new Error(`${kind} is not drawn`);
  return drawing;
};

interface Place {
  what: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function placesOf(mark: Mark): Place[] {
  if (mark.kind === "qr" || mark.kind === "logo" || mark.kind === "house") {
    const { kind, x, y, width, height } = mark;
    return [{ what: kind, left: x, top: y, right: x + width, bottom: y + height }];
  }
  if (mark.kind !== "text") return [];
  const { face, size, lines } = mark;
  return lines.map(({ text, x, y }) => ({
    what: text,
    left: x,
    right: x + faces.measure(text, face, size),
    top: y - size * 0.72,
    bottom: y + size * 0.2,
  }));
}

function faultsOf({ width, height, pages }: Drawing): string[] {
  return pages.flatMap((marks) => {
    const places = marks.flatMap(placesOf);
    const outside = places
      .filter(
        ({ left, top, right, bottom }) =>
          left < -0.5 || top < -0.5 || right > width + 0.5 || bottom > height + 0.5,
      )
      .map(({ what }) => `outside: ${what}`);
    const over = places.flatMap((one, index) =>
      places
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 1 &&
            other.left < one.right - 1 &&
            one.top < other.bottom - 1 &&
            other.top < one.bottom - 1,
        )
        .map(({ what }) => `${one.what} lies over ${what}`),
    );
    return [...outside, ...over];
  });
}

describe.each(DRAWN_KINDS)("%s", (kind) => {
  it.each([...TEMPLATE_LAYOUT_KEYS, "own"] as const)(
    "has no overlap or overflow as %s, for full and sparse homes",
    (layout) => {
      for (const home of ["full", "bare", "pictured", "told"] as const) {
        const drawing =
          layout === "own" ? draw(kind, home, {}, { brand: BRAND }) : draw(kind, home, { layout });
        expect(faultsOf(drawing)).toEqual([]);
        expect(drawing.pages).toHaveLength(pagesOf(sampleContent(kind, HOMES[home])));
      }
    },
  );
});

const PRINTED = DRAWN_KINDS.filter((kind) => TEMPLATES[kind].output === "pdf");

const HEADLINES: Partial<Record<TemplateKind, string>> = {
  "open-house-sign": "open house",
  "yard-sign": "for sale by",
  "sign-rider": "see inside",
};

async function read(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 });
  const { info } = await document.getMetadata();
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const content = await page.getTextContent();
      const tree = JSON.stringify(await page.getStructTree());
      const text = content.items.map((item) => ("str" in item ? item.str : "")).join("");
      return { view: page.view, text, tree };
    }),
  );
  await document.loadingTask.destroy();
  return {
    info: info as Record<string, unknown>,
    pages,
    isTagged: /\/Marked true/.test(pdf.toString("latin1")),
  };
}

describe.each(PRINTED)("%s as PDF", (kind) => {
  it("is small, and has the right size, a title, tags, text and embedded fonts", async () => {
    const drawing = draw(kind, "full");
    const pdf = await drawPdf(drawing, samplePictures(), { now: new Date(0), maker: "Porchlight" });
    expect(pdf.length).toBeLessThan(MAX_PDF_BYTES);
    const { info, pages, isTagged } = await read(pdf);
    const { width, height, bleed } = drawing;
    expect(info).toMatchObject({ Title: drawing.title, Creator: "Porchlight", Language: "en-US" });
    expect(isTagged).toBe(true);
    expect(pages.map(({ view }) => view)).toEqual(
      drawing.pages.map(() => [0, 0, width + 2 * bleed, height + 2 * bleed]),
    );
    expect(pages[0]?.tree).toContain('"role":"H1"');
    const trees = pages.map(({ tree }) => tree).join("");
    expect(trees).toContain("QR code for");
    expect(trees).toContain('"alt":"Equal Housing Opportunity"');
    const shown = pages.map(({ text }) => text).join(" ");
    expect(shown).toContain("Equal Housing Opportunity");
    expect(shown.toLowerCase()).toContain(HEADLINES[kind] ?? "3-bedroom home in");
    const source = pdf.toString("latin1");
    const fonts = source.match(/\/Type \/FontDescriptor[^]*?>>/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts) {
      expect(font).toMatch(/\/FontName \/[A-Z]{6}\+(Inter|Fraunces)/);
      expect(font).toContain("/FontFile2 ");
    }
    expect(source.match(/\/TrimBox \[[^\]]+\]/g)).toEqual(
      drawing.pages.map(() => `/TrimBox [${bleed} ${bleed} ${width + bleed} ${height + bleed}]`),
    );
  });
});

it("describes a photo in words, and prints it at 300 dpi", async () => {
  const drawing = draw("flyer", "full");
  const wanted: number[] = [];
  const pictures = samplePictures();
  const pdf = await drawPdf(
    drawing,
    { ...pictures, photo: (id, width) => (wanted.push(width), pictures.photo(id, width)) },
    { now: new Date(0), maker: null },
  );
  const { info, pages } = await read(pdf);
  expect(info.Creator).not.toBe("Porchlight");
  expect(wanted[0]).toBeCloseTo((540 / 72) * 300);
  expect(pages[0]?.tree).toContain('"alt":"Front of the home"');
  expect(pdf.toString("latin1")).toContain("/Width 2250");
});

it("has a QR code that a camera can read", async () => {
  const jpeg = await drawPicture(draw("yard-sign", "full"), samplePictures(), { scale: 0.6 });
  const { data, info } = await sharp(jpeg)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const code = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(code?.data).toBe(HOMES.full.shortUrl);
});

it.each(DRAWN_KINDS.filter((kind) => TEMPLATES[kind].output === "picture"))(
  "draws %s at its size",
  async (kind) => {
    const drawing = draw(kind, "full", {}, { brand: BRAND });
    const jpeg = await drawPicture(drawing, samplePictures(await sampleLogo()));
    const { width, height, format } = await sharp(jpeg).metadata();
    expect({ width, height, format }).toEqual({
      width: drawing.width,
      height: drawing.height,
      format: "jpeg",
    });
  },
);

const printed = (text: string, face: Face = "sans") =>
  faces
    .runsOf(text, face)
    .map((run) => run.text)
    .join("");

it.each([
  ["Łódź Đường Kīlauea Piʻilani", "Łódź Đương Kīlauea Piʻilani"],
  ["Işık Œuvre 5′ 10″ €400 Home™", "Işık Œuvre 5′ 10″ €400 Home™"],
  ["2⅓ acres, co\u2010op", "2 1/3 acres, co-op"],
  ["Home 🏡 家", "Home  "],
])("prints letters of other languages or similar ones: %s", (text, expected) => {
  expect(printed(text)).toBe(expected);
});

it.each(["sans", "sansBold", "serif"] as const)("lists the letters that %s leaves out", (face) => {
  const letters = Array.from({ length: 0xd800 - 0x20 }, (_, n) => String.fromCodePoint(n + 0x20));
  const wrong = letters
    .filter((letter) => /[^\p{M}\p{C}\p{Z}]/u.test(letter))
    .filter((letter) => lettersLeftOut(letter, face).length > 0 !== (printed(letter, face) === ""));
  expect(wrong).toEqual([]);
  expect(lettersLeftOut("By the 🏡👩‍👩‍👧 家: 家", face)).toEqual(["🏡", "👩‍👩‍👧", "家"]);
});
