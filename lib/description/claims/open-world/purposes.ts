import type { Token } from "#lib/text/tokens.ts";

// "for" a purpose, which may be anything; after these it tells what the home has.
const NO_PURPOSE = new Set(
  `wired plumbed piped zoned approved stubbed roughed permitted licensed prepped hookup hookups
  outlet outlets known listed set`.split(/\s+/),
);
const ENDS_PURPOSE = new Set(
  `with has have is are was were includes offers features under by from near plus but`.split(" "),
);
const MARK_WITHIN_LIST = ",";

/** Whether the word at each place is told as a purpose: "for quilting, puzzles and rainy days". */
export function readPurposes(tokens: readonly Token[]): boolean[] {
  let isPurpose = false;
  return tokens.map(({ text, isWord }, index) => {
    if (text === "for") isPurpose = !NO_PURPOSE.has(tokens[index - 1]?.text ?? "");
    else if (ENDS_PURPOSE.has(text) || (!isWord && text !== MARK_WITHIN_LIST)) isPurpose = false;
    return isPurpose;
  });
}
