import { type Rule, textOf, judged, isBare, isOpened } from "./scene.ts";
import { DEMANDING } from "./vocabulary.ts";

// "Must show a green card", "proof that you are married"
export const asked: Rule = ({ words, text }, mention) => {
  const { from, to, kind } = mention;
  if (kind !== "sign" && !isBare(mention) && kind !== "told") return null;
  if (mention.protectedClass === "criminal record") return null;
  if (mention.isOwn && kind === "sign" && !/required|must|proof/.test(text)) return null;
  if (isOpened(text, mention) && !/\b(?:must|proof|required|disclose|note|letter)\b/.test(text)) {
    return null;
  }
  if (/\b(?:no|not) (?:\w+ ){0,2}(?:required|needed|necessary|asked)\b/.test(text)) return null;
  const at = words.findIndex(
    ({ text: word }, index) => DEMANDING.has(word) && Math.abs(index - from) <= 9,
  );
  if (at < 0) return null;
  if (isBare(mention) && !/\b(?:must|proof|prove|required|should be|need to be)\b/.test(text))
    return null;
  if (
    kind === "sign" &&
    /^(?:include[sd]?|including|show[sn]?|list\w*|sign\w*|check|supply|attach\w*|ask|bring|share|should|need|needs|only|expected|based)$/.test(
      textOf(words, at),
    ) &&
    !/\b(?:you|your|buyers?|tenants?|applicants?|who|anyone|residents?|everyone|all|we|must|required)\b/.test(
      text,
    )
  )
    return null;
  return judged(mention, "asked", "violation", Math.min(at, from), Math.max(at + 1, to));
};
