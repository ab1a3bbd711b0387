const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";

export const streamOf = (data: Buffer, entries = ""): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${entries}>>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);

/**
 * Builds a PDF from objects, numbered from 1. The first is the catalog.
 * @param trailer more entries of the trailer
 */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ""): Buffer {
  const parts = [Buffer.from("%PDF-1.4\n")];
  let at = parts[0]?.length ?? 0;
  const rows = objects.map((object, index) => {
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]);
    const row = `${String(at).padStart(10, "0")} 00000 n \n`;
    parts.push(part);
    at += part.length;
    return row;
  });
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/**
 * Builds a PDF whose pages all have the same content.
 * @param catalog, trailer more entries of these
 * @param more objects, numbered from 5 + `pages`
 */
export function pdfOfPages(
  content: Buffer,
  {
    pages = 1,
    catalog = "",
    trailer = "",
    more = [],
  }: { pages?: number; catalog?: string; trailer?: string; more?: readonly string[] } = {},
): Buffer {
  const numbers = Array.from({ length: pages }, (_, index) => index + 5);
  const page =
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /Font << /F1 4 0 R >> >> >>";
  return pdfOf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog}>>`,
      `<< /Type /Pages /Kids [${numbers.map((n) => `${n} 0 R`).join(" ")}] /Count ${pages} >>`,
      content,
      FONT,
      ...numbers.map(() => page),
      ...more,
    ],
    trailer,
  );
}

/** Returns a page's content that shows a text without brackets. */
export const writing = (text: string): Buffer =>
  streamOf(Buffer.from(`BT /F1 24 Tf 72 700 Td (${text}) Tj ET`));

/** Builds a one-page PDF that shows a text without brackets. */
export const makePdf = (text: string): Buffer => pdfOfPages(writing(text));
