import { acceptInput, MAX_DESCRIPTION, rewriteInput } from "#lib/schemas/description.ts";
import { formatNumber } from "#lib/format.ts";

export function checkText(text: string): {
  message: string | null;
  canAccept: boolean;
  canRewrite: boolean;
} {
  const over = text.length - MAX_DESCRIPTION;
  if (over > 0) {
    const characters = over === 1 ? "1 character" : `${formatNumber(over)} characters`;
    const message = `Too long by ${characters}. Please shorten it to ${MAX_DESCRIPTION} or fewer.`;
    return { message, canAccept: false, canRewrite: false };
  }
  if (text.trim() === "") {
    const message = "Write a description, or press Rewrite for a new one.";
    return { message, canAccept: false, canRewrite: true };
  }
  const rewritable = rewriteInput.safeParse({ currentDescription: text });
  const acceptable = acceptInput.safeParse({ description: text });
  return {
    message: acceptable.error?.issues[0]?.message ?? null,
    canAccept: acceptable.success,
    canRewrite: rewritable.success,
  };
}
