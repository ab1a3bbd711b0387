import * as fc from "fast-check";

const nested = (depth: number) =>
  JSON.parse(`${'{"a":['.repeat(depth)}0${"]}".repeat(depth)}`) as unknown;

const NUMBERS = [
  ...[
    0, -0, -1, 0.5, 1.5, 99, 100, 101, 1599, 1600, 2100, 5e-324, 1e-7, 1e21, 1.7976931348623157e308,
  ],
  ...[2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53, 2 ** 63, 1e9, 1e9 + 1],
];

/** Texts that PostgreSQL can store and that often break programs. */
export const ODD_TEXTS = [
  "'; drop table users; --",
  '" or 1=1 /*',
  "<script>alert(1)</script>",
  "{{7*7}} ${7*7} %s %n %x {0}",
  "\\",
  '\\"',
  "{a,NULL}",
  "NULL",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "../../etc/passwd",
  "\u202Etxet desrever\u202C",
  "\u200B\uFEFFx",
  "Z\u0351\u036B\u0343a\u0334\u031B\u0321lgo",
  "\u{1F468}\u200D\u{1F469}\u200D\u{1F467}",
  "İSTANBUL ß ﬁ",
  "a\r\nSet-Cookie: a=b",
  "\u001E\u001F\u007F",
  "99999999999 Main St",
  "999999999 Main St, Apt 99999999999",
  "1,450",
  "0x10",
  "1e3",
  "Infinity",
  "0".repeat(15),
];

const TEXTS = [
  ...ODD_TEXTS,
  "",
  " \t\n",
  "\0",
  "a\0b",
  "\uD800",
  "a\uDC00b",
  "NaN",
  "-1",
  "9".repeat(400),
  "x".repeat(72),
  "x".repeat(200),
  "x".repeat(201),
  "\u{1F3E1}".repeat(100),
  "x".repeat(5000),
  "x".repeat(5001),
  "é".repeat(10_000),
  `${"a".repeat(64)}@${"b".repeat(180)}.example`,
  "A.B+tag@EXAMPLE.com",
  "a@b",
  '"a b"@example.com',
  "2026-02-30",
  "0000-01-01T00:00:00Z",
  "+275760-09-13T00:00:00.001Z",
];

const OTHERS: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  ["x"],
  { length: 1 },
  { toString: "x", then: 1, toJSON: "x" },
  JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}'),
  nested(200),
  Array.from({ length: 1001 }, () => "Dryer"),
];

export const hostileValue = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
    { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
    { weight: 2, arbitrary: fc.constantFrom(...OTHERS) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: "binary" }) },
  );

export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: "binary" }));

export const oddText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...ODD_TEXTS),
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.string({ unit: "binary", maxLength: 30 }),
  );

/** Bodies that aren't JSON, or are JSON but not an object. */
export const rawBody = (): fc.Arbitrary<string | Uint8Array<ArrayBuffer>> =>
  fc.oneof(
    fc.constantFrom(
      ...["", " ", "{", "}", "[]", "[{}]", "7", "null", '"text"', "NaN", "undefined", "\0"],
      ...['{"a":1,"a":2}', "\uFEFF{}", "{'a':1}", "{}{}", '{"a":"\\ud800"}', "[".repeat(50_000)],
      `"${"x".repeat(102_400)}"`,
    ),
    fc.uint8Array({ maxLength: 40 }).map((bytes) => new Uint8Array(bytes)),
  );

type Path = readonly (string | number)[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value ?? {});
  if (typeof value !== "object") return [path];
  return [path, ...entries.flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put;
  if (Array.isArray(value))
    return value.map((item, i) => (i === key ? withValue(item, rest, put) : item));
  const entries = Object.entries(value as object).map(
    ([name, inner]) => [name, name === key ? withValue(inner, rest, put) : inner] as const,
  );
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined));
}

/** A value with a hostile value somewhere in it, a missing field, or an unknown field. */
export function nearly(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.record({
    place: fc.nat(),
    put: fc.oneof(
      { weight: 5, arbitrary: hostileValue() },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
  });
  const unknownKey = fc.constantFrom(
    "__proto__",
    "constructor",
    "id",
    "userId",
    "accountId",
    "isAdmin",
    "",
  );
  const extra = fc.option(fc.tuple(unknownKey, hostileValue()), { freq: 3 });
  return fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 3 }), extra)
    .map(([value, changes, more]) => {
      const changed = changes.reduce((present, { place, put }) => {
        const paths = pathsOf(present);
        return withValue(present, paths[place % paths.length] ?? [], put) ?? null;
      }, value);
      const isObject = typeof changed === "object" && changed !== null && !Array.isArray(changed);
      return more && isObject ? Object.fromEntries([...Object.entries(changed), more]) : changed;
    });
}
