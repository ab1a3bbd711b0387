interface Table {
  tag: string;
  bytes: Buffer;
}

// Windows, Unicode, US English.
const PLACE = [3, 1, 0x409];
const [FAMILY, STYLE, WHOLE, POSTSCRIPT] = [1, 2, 4, 6];
const DIRECTORY = 12;
const ENTRY = 16;

function tablesOf(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, n) => {
    const entry = DIRECTORY + n * ENTRY;
    const start = font.readUInt32BE(entry + 8);
    return {
      tag: font.toString("latin1", entry, entry + 4),
      bytes: font.subarray(start, start + font.readUInt32BE(entry + 12)),
    };
  });
}

function nameTable(family: string, style: string): Buffer {
  const names = [
    [FAMILY, family],
    [STYLE, style],
    [WHOLE, `${family} ${style}`],
    [POSTSCRIPT, `${family}-${style}`.replaceAll(" ", "")],
  ] as const;
  const texts = names.map(([, text]) => Buffer.from(text, "utf16le").swap16());
  const records = names.flatMap(([id], n) => {
    const before = texts.slice(0, n).reduce((sum, { length }) => sum + length, 0);
    return [...PLACE, id, texts[n]?.length ?? 0, before];
  });
  const head = [0, names.length, 6 + names.length * 12, ...records];
  const numbers = Buffer.alloc(head.length * 2);
  head.forEach((value, n) => numbers.writeUInt16BE(value ?? 0, n * 2));
  return Buffer.concat([numbers, ...texts]);
}

function sumOf(bytes: Buffer): number {
  let sum = 0;
  for (let n = 0; n < bytes.length; n += 4) sum = (sum + bytes.readUInt32BE(n)) >>> 0;
  return sum;
}

const padded = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/**
 * Returns a TrueType font with another name. All weights of a variable font share its name, but a PDF
 * identifies its fonts by name.
 */
export function renameFont(font: Buffer, family: string, style: string): Buffer {
  const tables = tablesOf(font).map(({ tag, bytes }) =>
    tag === "name" ? { tag, bytes: nameTable(family, style) } : { tag, bytes },
  );
  const head = Buffer.from(font.subarray(0, DIRECTORY));
  let start = DIRECTORY + tables.length * ENTRY;
  const entries = tables.map(({ tag, bytes }) => {
    const entry = Buffer.alloc(ENTRY);
    entry.write(tag, "latin1");
    entry.writeUInt32BE(sumOf(padded(bytes)), 4);
    entry.writeUInt32BE(start, 8);
    entry.writeUInt32BE(bytes.length, 12);
    start += padded(bytes).length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...tables.map(({ bytes }) => padded(bytes))]);
}
