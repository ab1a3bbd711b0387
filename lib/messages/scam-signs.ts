interface Sign {
  /** For text in lower case with single spaces and straight apostrophes. */
  pattern: RegExp;
  /** What it is and why it matters, for the seller. */
  reason: string;
}

const SIGNS: readonly Sign[] = [
  {
    pattern:
      /cashier'?s che(?:ck|que)|certified che(?:ck|que)|money order|overpay|overpaid|(?:send|refund|return|wire)(?: me)?(?: back)? the (?:difference|rest|balance|excess)/,
    reason:
      "Mentions a cashier's check or paying too much. Such checks often bounce after you've sent money back.",
  },
  {
    pattern:
      /(?:verification|security|confirmation|google voice|one[- ]time|(?:4|6|four|six)[- ]digit) (?:code|number|pin|password)|(?:send|text|tell|read|share|give)(?: me)? (?:the|that|this|your|a) (?:\w+ )?code\b/,
    reason: "Asks you to share a verification code. That's a common scam.",
  },
  {
    pattern:
      /sight[- ]unseen|without (?:ever )?(?:seeing|viewing|visiting|inspecting)|(?:am|i'm|currently) (?:overseas|deployed|offshore|abroad|out of the country)/,
    reason: "Wants to buy without seeing the home. That's common in scams.",
  },
  {
    pattern:
      /\b(?:wire (?:transfer|you|the|money|funds|instructions)|western union|moneygram|gift cards?|zelle|cash ?app|venmo|bitcoins?|crypto(?:currency)?|routing number|bank (?:account|details|login))\b/,
    reason:
      "Mentions a wire transfer, gift cards, or another way to pay that's hard to undo. Confirm any payment with your closing office.",
  },
  {
    pattern: /\b(?:whats ?app|telegram|wechat|viber|hangouts|snapchat)\b/,
    reason: "Wants to move to another messaging app. Scammers do this to avoid being traced.",
  },
  {
    pattern:
      /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|is\.gd|ow\.ly|buff\.ly|rebrand\.ly|cutt\.ly|shorturl\.at|rb\.gy|t\.ly|tiny\.cc)\/\w/,
    reason: "Has a shortened link, which hides where it leads. Don't open it.",
  },
];

const BLANK = /\s+/g;
const CURLY_APOSTROPHE = /[‘’]/g;

/** Returns a sentence for each sign of a scam in a buyer's message. */
export function scamSigns(message: string): string[] {
  const text = message
    .normalize("NFKC")
    .toLowerCase()
    .replace(CURLY_APOSTROPHE, "'")
    .replace(BLANK, " ");
  return SIGNS.filter(({ pattern }) => pattern.test(text)).map(({ reason }) => reason);
}
