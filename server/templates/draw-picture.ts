import "server-only";
import type { Drawing, Mark } from "#lib/templates/drawing.ts";
import { drawSvg } from "#server/draw-svg.ts";
import { sharp } from "#server/photos/sharp.ts";
import { type Faces, loadFaces, type Run } from "./faces.ts";
import { cropped, type Pictures } from "./pictures.ts";
import { qrSquares } from "./qr-squares.ts";

const QUALITY = 88;

type Of<Kind extends Mark["kind"]> = Extract<Mark, { kind: Kind }>;

const rounded = (value: number) => Number(value.toFixed(3));
const place = ({ x, y, width, height }: Omit<Of<"box">, "kind" | "fill">) =>
  `x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}"`;

function boxAsSvg(mark: Of<"box">, id: string): string {
  const { fill, opacity = 1, radius = 0, fades } = mark;
  const gradient = `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${fill}" stop-opacity="0"/><stop offset="1" stop-color="${fill}" stop-opacity="0.86"/></linearGradient>`;
  const paint = fades ? `url(#${id})` : fill;
  return `${fades ? gradient : ""}<rect ${place(mark)} rx="${radius}" fill="${paint}" fill-opacity="${opacity}"/>`;
}

// Draws text as paths, so that it matches the measured layout.
function runAsSvg({ font: { font }, text }: Run, x: number, y: number, size: number) {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let at = x;
  const shapes = glyphs.map((glyph, index) => {
    const position = positions[index];
    const left = at + (position?.xOffset ?? 0) * scale;
    at += (position?.xAdvance ?? 0) * scale;
    const shape = glyph.path.toSVG();
    if (shape === "") return "";
    return `<path transform="translate(${rounded(left)} ${rounded(y)}) scale(${scale} ${-scale})" d="${shape}"/>`;
  });
  return { svg: shapes.join(""), end: at };
}

function textAsSvg({ face, size, color, lines }: Of<"text">, { runsOf }: Faces): string {
  const shapes = lines.map(({ text, x, y }) => {
    let at = x;
    return runsOf(text, face)
      .map((run) => {
        const { svg, end } = runAsSvg(run, at, y, size);
        at = end;
        return svg;
      })
      .join("");
  });
  return `<g fill="${color}">${shapes.join("")}</g>`;
}

const imageAsSvg = (mark: Of<"photo" | "logo">, bytes: Buffer, type: string) =>
  `<image ${place(mark)} preserveAspectRatio="none" href="data:${type};base64,${bytes.toString("base64")}"/>`;

async function photoAsSvg(mark: Of<"photo">, pictures: Pictures, scale: number) {
  const photo = await pictures.photo(mark.photoId, mark.width * scale);
  if (!photo) return `<rect ${place(mark)} fill="#e3e6e8"/>`;
  return imageAsSvg(mark, await cropped(photo, mark, { scale, quality: 90 }), "image/jpeg");
}

async function markAsSvg(
  mark: Mark,
  id: string,
  { faces, pictures, scale }: { faces: Faces; pictures: Pictures; scale: number },
): Promise<string> {
  switch (mark.kind) {
    case "box":
      return boxAsSvg(mark, id);
    case "text":
      return textAsSvg(mark, faces);
    case "photo":
      return photoAsSvg(mark, pictures, scale);
    case "logo":
      return pictures.logo ? imageAsSvg(mark, pictures.logo, "image/png") : "";
    case "house":
      return `<path transform="translate(${rounded(mark.x)} ${rounded(mark.y)}) scale(${rounded(mark.scale)})" fill="${mark.color}" fill-rule="evenodd" d="${mark.path}"/>`;
    case "qr": {
      const squares = qrSquares(mark.text, mark);
      const dark = squares.map((square) => `<rect ${place(square)}/>`).join("");
      return `<rect ${place(mark)} fill="#ffffff"/><g shape-rendering="crispEdges">${dark}</g>`;
    }
  }
}

/**
 * Renders a page of a template as JPEG, from the same marks as the PDF.
 * @param page zero-based
 * @param scale pixels per unit of the drawing
 */
export async function drawPicture(
  drawn: Drawing,
  pictures: Pictures,
  { page = 0, scale = 1 }: { page?: number; scale?: number } = {},
): Promise<Buffer<ArrayBuffer>> {
  const faces = await loadFaces();
  const { width, height } = drawn;
  const marks: string[] = [];
  // Sequential, because each photo needs memory for all its pixels.
  for (const [index, mark] of (drawn.pages[page] ?? []).entries()) {
    marks.push(await markAsSvg(mark, `fade${index}`, { faces, pictures, scale }));
  }
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#ffffff"/>${marks.join("")}</svg>`;
  const shown = await drawSvg(svg);
  const raw = { width: shown.width, height: shown.height, channels: 4 } as const;
  const jpeg = await sharp(shown.pixels, { raw })
    .removeAlpha()
    .jpeg({ quality: QUALITY, chromaSubsampling: "4:4:4" })
    .toBuffer();
  return Buffer.from(jpeg);
}
