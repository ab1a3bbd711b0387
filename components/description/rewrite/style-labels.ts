import type { Length, Tone } from "#lib/fields/description.ts";

export const TONE_LABELS: Record<Tone, string> = {
  plain: "Plain",
  warm: "Warm",
  polished: "Polished",
};

export const LENGTH_LABELS: Record<Length, { name: string; characters: string }> = {
  short: { name: "Short", characters: "450" },
  standard: { name: "Standard", characters: "900" },
  long: { name: "Long", characters: "1,500" },
};
