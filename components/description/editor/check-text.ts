import { MAX_DESCRIPTION } from "#lib/fields/description.ts";
import { CANNOT_BE_STORED, isStorable } from "#lib/fields/text.ts";
import { formatNumber } from "#lib/format.ts";

export function checkText(text: string): {
  message: string | null;
  canAccept: boolean;
  canRewrite: boolean;
} {
  const over = text.length - MAX_DESCRIPTION;
  if (over > 0) {
    const characters = over === 1 ? "1 character" : `${formatNumber(over)} characters`;
    const message = `Your description is ${characters} too long. Shorten it to ${MAX_DESCRIPTION} or fewer.`;
    return { message, canAccept: false, canRewrite: false };
  }
  if (text.trim() === "") {
    const message = "Write a description, or select Rewrite to get a new one.";
    return { message, canAccept: false, canRewrite: true };
  }
  const canSave = isStorable(text);
  return { message: canSave ? null : CANNOT_BE_STORED, canAccept: canSave, canRewrite: canSave };
}
