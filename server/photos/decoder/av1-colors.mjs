const SEQUENCE_HEADER = 1;

function bitsOf(bytes) {
  let at = 0;
  const take = (count) => {
    let value = 0;
    for (let n = 0; n < count; n += 1, at += 1) {
      value = value * 2 + (((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1);
    }
    return value;
  };
  return { take, skip: (count) => void (at += count) };
}

function lengthAt(bytes, start) {
  let length = 0;
  for (let n = 0; n < 8; n += 1) {
    const byte = bytes[start + n] ?? 0;
    length += (byte & 127) * 128 ** n;
    if (byte < 128) return { length, end: start + n + 1 };
  }
  return { length: Infinity, end: bytes.length };
}

function findSequenceHeader(bytes) {
  for (let at = 0; at < bytes.length;) {
    const type = (bytes[at] >> 3) & 15;
    const hasExtension = (bytes[at] & 4) !== 0;
    const start = at + (hasExtension ? 2 : 1);
    const hasLength = (bytes[at] & 2) !== 0;
    const { length, end } = hasLength
      ? lengthAt(bytes, start)
      : { length: bytes.length - start, end: start };
    if (type === SEQUENCE_HEADER) return bytes.subarray(end, end + length);
    at = end + length;
  }
  return null;
}

/**
 * Reads the colors of an AVIF file without a color box from its sequence header (AV1 specification,
 * 5.5). Only reads headers of still pictures, as AVIF recommends.
 * @param {Uint8Array} bytes of the coded picture
 * @returns {{ primaries: number, transfer: number } | null}
 */
export function colorsOfAv1(bytes) {
  const header = findSequenceHeader(bytes);
  if (!header) return null;
  const { take, skip } = bitsOf(header);
  const profile = take(3);
  skip(1);
  if (take(1) === 0) return null;
  skip(5);
  const [widthBits, heightBits] = [take(4) + 1, take(4) + 1];
  // Width, height and six tool flags.
  skip(widthBits + heightBits + 6);
  const isDeep = take(1) === 1;
  if (profile === 2 && isDeep) skip(1);
  if (profile !== 1) skip(1);
  return take(1) === 1 ? { primaries: take(8), transfer: take(8) } : null;
}
