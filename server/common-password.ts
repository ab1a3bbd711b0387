import "server-only";

const PRODUCT = "porchlight";
const SHORTEST_OWN_WORD = 4;

// "P@ssw0rd": each sign with the letter it replaces. The digit 1 has two readings, below.
const LOOKALIKES = "@a 4a ^a 8b (c 3e €e 6g 9g 0o $s 5s 7t +t 2z";
// "!QAZ": the number row typed with Shift.
const SHIFTED = "!1 @2 #3 $4 %5 ^6 &7 *8 (9 )0";

function replacing(pairs: string) {
  const meant = new Map(pairs.split(" ").map(([sign = "", letter = ""]) => [sign, letter]));
  return (text: string) => Array.from(text, (sign) => meant.get(sign) ?? sign).join("");
}

const READINGS: readonly ((text: string) => string)[] = [
  (text) => text,
  replacing(`${LOOKALIKES} 1i !i |i`),
  replacing(`${LOOKALIKES} 1l !l |l`),
  replacing(SHIFTED),
  (text) => text.replace(/[^\p{L}\p{N}]/gu, ""),
];

let common: Promise<ReadonlySet<string>> | undefined;

// 49,233 common passwords from leaked lists, in lower case, loaded when first needed.
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return common;
}

// Yields each reading of the password with digits and symbols trimmed from its ends. Skips readings
// under half its length because the trimmed part is then most of the password.
function* coresOf(password: string): Generator<string> {
  const text = password.toLowerCase();
  const starts = /^[^\p{L}]*/u.exec(text)?.[0].length ?? 0;
  const ends = /(?<![^\p{L}])[^\p{L}]*$/u.exec(text)?.[0].length ?? 0;
  for (let start = 0; start <= starts; start++) {
    for (let end = 0; end <= ends; end++) {
      const core = text.slice(start, Math.max(start, text.length - end));
      for (const read of READINGS) {
        const reading = read(core);
        if (reading.length * 2 >= text.length) yield reading;
      }
    }
  }
}

// A string that occurs in its own doubling, other than at the seam, repeats a part.
const isRepetition = (text: string) => (text + text).indexOf(text, 1) < text.length;

function ownWords(email: string): string[] {
  const [name = ""] = email.toLowerCase().split("@");
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  return [name, parts.join(""), ...parts].filter((word) => word.length >= SHORTEST_OWN_WORD);
}

/**
 * Returns why a password is easy to guess: it is common, or a variation of the person's or the
 * product's name.
 * @param email of the account the password is for
 */
export async function findCommonPassword(
  password: string,
  email: string,
): Promise<"common" | "own" | null> {
  const passwords = await commonPasswords();
  const words = [PRODUCT, ...ownWords(email)];
  const enough = password.length / 2;
  for (const core of coresOf(password)) {
    if (passwords.has(core) || isRepetition(core)) return "common";
    if (words.some((word) => word.length >= enough && core.includes(word))) return "own";
  }
  return null;
}
