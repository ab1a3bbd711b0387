/** The exact wording, stored with each consent. */
export const TEXT_CONSENT_WORDINGS = {
  profile:
    "I agree to receive text messages from Porchlight at this number. Message and data rates may apply. Consent isn't required to use Porchlight, and I can withdraw it here at any time.",
  settings:
    "I agree to receive text message alerts from Porchlight at my mobile number. Message and data rates may apply. Consent isn't required to use Porchlight, and I can withdraw it here at any time.",
  reply: "Replied STOP, or a similar keyword, to a text message.",
} as const;

export type ConsentPlace = keyof typeof TEXT_CONSENT_WORDINGS;
export const CONSENT_PLACES = Object.keys(TEXT_CONSENT_WORDINGS) as [
  ConsentPlace,
  ...ConsentPlace[],
];
