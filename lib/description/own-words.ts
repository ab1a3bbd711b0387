import { checkFairHousing } from "./fair-housing/check.ts";

/** Mail and web addresses, and telephone numbers. */
const CONTACT = /@|https?:|\bwww\.|\b\w+\.(?:com|net|org)\b|(?<!\d)\d{3}[\s.)-]+\d{4}(?!\d)/i;

/** Why a text of the owner's is saved and not printed; null where it is printed. */
export function whyLeftOut(text: string): string | null {
  if (CONTACT.test(text)) return "Descriptions can't include contact details.";
  return checkFairHousing(text)[0]?.reason ?? null;
}

/** What the owner wants to mention, on one line each, without the marks that would end a sentence. */
export function fairOwnWords(texts: readonly string[] | undefined): string[] {
  return (texts ?? [])
    .map((text) =>
      text
        .replaceAll(/[\s\p{Cc}]+/gu, " ")
        .replace(/(?<![\s.!?…,;:])[\s.!?…,;:]+$/u, "")
        .trim(),
    )
    .filter((text) => text !== "" && whyLeftOut(text) === null);
}
