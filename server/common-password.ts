import "server-only";

const PRODUCT = "porchlight";
const SHORTEST_OWN_WORD = 4;

// "P@ssw0rd": signs, each with the letter that it stands for. The digit 1 stands for two of them.
const LOOKALIKES = "@a 4a ^a 8b (c 3e €e 6g 9g 0o $s 5s 7t +t 2z";
// "!QAZ": the keys of the row of digits, held down with Shift.
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

// 49,233 passwords of lists that were stolen, in lower case. Loaded when the first one is asked for.
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return common;
}

// The password without some of the digits and symbols at its ends, in each of its readings. What is
// less than half of it is left out: what was cut off is then the password.
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

// A text that is also found within two of itself, but at their seam, repeats a part.
const isRepetition = (text: string) => (text + text).indexOf(text, 1) < text.length;

function ownWords(email: string): string[] {
  const [name = ""] = email.toLowerCase().split("@");
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  return [name, parts.join(""), ...parts].filter((word) => word.length >= SHORTEST_OWN_WORD);
}

/**
 * Why a password would be among the first that someone tries: it is a common one, or the person's
 * own name or the product's, dressed up with capitals, digits and symbols.
 * @param email of the person whose password it is to be
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
