import type { TemplateFinding } from "#lib/schemas/templates.ts";

/** The sentence that keeps a template from being taken out; null where nothing stands against it. */
export function obstacleOf(findings: readonly TemplateFinding[]): string | null {
  const [against] = findings.filter(({ isKept }) => !isKept);
  if (!against) return null;
  return against.kind === "violation"
    ? `Change “${against.quote}” first. ${against.reason}`
    : `Change “${against.quote}”, or confirm it's true. ${against.reason}`;
}
