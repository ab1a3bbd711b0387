import "server-only";
import type { Area, Drawing, Mark } from "#lib/templates/drawing.ts";
import { type Faces, loadFaces } from "./faces.ts";
import { cropped, type Pictures } from "./pictures.ts";
import { qrSquares } from "./qr-squares.ts";

const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;
/** Small enough for email attachments and print shop uploads. */
export const MAX_PDF_BYTES = 5 * 1024 * 1024;
const QUALITIES = [84, 72, 58, 42];

type Of<Kind extends Mark["kind"]> = Extract<Mark, { kind: Kind }>;
type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

interface Work {
  doc: Document;
  faces: Faces;
  pictures: Pictures;
  drawn: Drawing;
  quality: number;
  root: Element;
  list: Element | null;
}

/** Draws decoration that screen readers skip. */
function ornament({ doc }: Work, draw: () => void) {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

function tagged({ doc }: Work, parent: Element, element: Element, tag: string, draw: () => void) {
  parent.add(element);
  const content = doc.markStructureContent(tag);
  draw();
  doc.endMarkedContent();
  element.add(content);
  element.end();
}

function box({ doc }: Work, { x, y, width, height, fill, radius, opacity = 1, fades }: Of<"box">) {
  if (fades) {
    const gradient = doc.linearGradient(x, y, x, y + height);
    gradient.stop(0, fill, 0).stop(1, fill, 0.86);
    doc.rect(x, y, width, height).fill(gradient);
    return;
  }
  if (radius) doc.roundedRect(x, y, width, height, radius);
  else doc.rect(x, y, width, height);
  doc.fillColor(fill, opacity).fill();
}

function write({ doc, faces }: Work, { face, size, color, lines }: Of<"text">) {
  doc.fillColor(color, 1).fontSize(size);
  for (const [index, { text, x, y }] of lines.entries()) {
    let at = x;
    // A space keeps the words of two lines apart for screen readers and copying.
    const line = index < lines.length - 1 ? `${text} ` : text;
    for (const { font, text: part } of faces.runsOf(line, face)) {
      doc.font(font.name).text(part, at, y, { lineBreak: false, baseline: "alphabetic" });
      at += (font.font.layout(part).advanceWidth / font.font.unitsPerEm) * size;
    }
  }
}

function text(work: Work, mark: Of<"text">) {
  const { doc, root } = work;
  if (mark.tag === "Artifact") return ornament(work, () => write(work, mark));
  if (mark.tag !== "LI") {
    tagged(work, root, doc.struct(mark.tag), mark.tag, () => write(work, mark));
    return;
  }
  if (!work.list) {
    work.list = doc.struct("L");
    root.add(work.list);
  }
  const entry = doc.struct("LI");
  work.list.add(entry);
  tagged(work, entry, doc.struct("LBody"), "LBody", () => write(work, mark));
  entry.end();
}

function figure(
  work: Work,
  { alt, x, y, width, height }: { alt: string } & Area,
  draw: () => void,
) {
  const bleed = work.drawn.bleed;
  const bbox = [x + bleed, y + bleed, x + width + bleed, y + height + bleed];
  const element = work.doc.struct("Figure", { alt, bbox } as object);
  tagged(work, work.root, element, "Figure", draw);
}

async function photo(work: Work, mark: Of<"photo">) {
  const { doc, pictures, quality } = work;
  const scale = DOTS_PER_INCH / POINTS_PER_INCH;
  const bytes = await pictures.photo(mark.photoId, mark.width * scale);
  if (!bytes) return;
  const jpeg = await cropped(bytes, mark, { scale, quality });
  const { x, y, width, height } = mark;
  figure(work, mark, () => doc.image(jpeg, x, y, { width, height }));
}

function qr(work: Work, mark: Of<"qr">) {
  const { doc } = work;
  figure(work, mark, () => {
    doc.rect(mark.x, mark.y, mark.width, mark.height).fillColor("#ffffff", 1).fill();
    for (const { x, y, width, height } of qrSquares(mark.text, mark)) doc.rect(x, y, width, height);
    doc.fillColor("#000000", 1).fill();
  });
}

async function draw(work: Work, mark: Mark): Promise<void> {
  const { doc, pictures } = work;
  const isOfList =
    mark.kind === "box" || (mark.kind === "text" && ["LI", "Artifact"].includes(mark.tag));
  if (!isOfList && work.list) {
    work.list.end();
    work.list = null;
  }
  switch (mark.kind) {
    case "box":
      return ornament(work, () => box(work, mark));
    case "text":
      return text(work, mark);
    case "photo":
      return photo(work, mark);
    case "qr":
      return qr(work, mark);
    case "house":
      return figure(work, mark, () => {
        doc.save().translate(mark.x, mark.y).scale(mark.scale);
        doc.path(mark.path).fillColor(mark.color, 1).fill("even-odd").restore();
      });
    case "logo": {
      const { x, y, width, height } = mark;
      const { logo } = pictures;
      if (logo) figure(work, mark, () => void doc.image(logo, x, y, { width, height }));
    }
  }
}

/** Adds a page with bleed and trim boxes for print shops (ISO 32000-1, 14.11.2). */
function addPage(doc: Document, { width, height, bleed }: Drawing) {
  const size: [number, number] = [width + 2 * bleed, height + 2 * bleed];
  doc.addPage({ size, margin: 0 });
  const page = doc.page as unknown as { dictionary: { data: Record<string, unknown> } };
  const { data } = page.dictionary;
  data.BleedBox = [0, 0, ...size];
  data.TrimBox = [bleed, bleed, width + bleed, height + bleed];
  doc.translate(bleed, bleed);
}

async function make(drawn: Drawing, pictures: Pictures, options: PdfOptions, quality: number) {
  const [{ default: PDFDocument }, faces] = await Promise.all([import("pdfkit"), loadFaces()]);
  const doc = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: "1.7",
    subset: "PDF/UA",
    tagged: true,
    displayTitle: true,
    lang: "en-US",
    // The built-in fonts can't be embedded.
    font: null,
    info: {
      Title: drawn.title,
      CreationDate: options.now,
      ...(options.maker && { Creator: options.maker }),
    },
  } as object);
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  for (const { name, bytes } of faces.fonts) doc.registerFont(name, bytes);
  const root = doc.struct("Document");
  doc.addStructure(root);
  const work: Work = { doc, faces, pictures, drawn, quality, root, list: null };
  for (const marks of drawn.pages) {
    addPage(doc, drawn);
    for (const mark of marks) await draw(work, mark);
    work.list?.end();
    work.list = null;
  }
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

interface PdfOptions {
  now: Date;
  maker: string | null;
}

/**
 * Renders a template as PDF: text in embedded fonts, tagged for screen readers (PDF/UA-1), photos
 * at up to 300 dpi. Lowers the photo quality to stay under `MAX_PDF_BYTES`.
 */
export async function drawPdf(
  drawn: Drawing,
  pictures: Pictures,
  options: PdfOptions,
): Promise<Buffer<ArrayBuffer>> {
  let pdf = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    pdf = await make(drawn, pictures, options, quality);
    if (pdf.length <= MAX_PDF_BYTES) break;
  }
  return pdf;
}
