// "2,5", "1.234,50" and "-122,2571" have a decimal comma; "2.5" and "1,234" don't.
const COMMA_FORM = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+),(?:\d{1,2}|\d{4,})(?:\s*€)?$/;
const POINT_FORM = /^\$?-?(?:\d+|\d{1,3}(?:,\d{3})+)\.(?:\d{1,2}|\d{4,})$|,\d{3}(?!\d)/;

export function detectDecimalComma(texts: readonly string[]): boolean {
  const count = (form: RegExp) => texts.filter((text) => form.test(text.trim())).length;
  return count(COMMA_FORM) > count(POINT_FORM);
}

/** Converts a number with a decimal comma: "1.234,5 €" becomes "1234.5". */
export const toDecimalPoint = (text: string): string =>
  text.replace(/[.€]/g, "").replace(",", ".").trim();
