import type { TemplateFinding } from "#lib/schemas/templates.ts";

/** Returns why a template can't be downloaded, or null. */
export function obstacleOf(findings: readonly TemplateFinding[]): string | null {
  const [against] = findings.filter(({ isKept }) => !isKept);
  if (!against) return null;
  return against.kind === "violation"
    ? `Change “${against.quote}” first. ${against.reason}`
    : `Change “${against.quote}”, or confirm it's true. ${against.reason}`;
}
