import type { TemplateFinding } from "#lib/schemas/templates.ts";
import type { TemplateContent } from "./content.ts";

/** Returns what the listing must have before a template can be downloaded, or null. */
export const needsOf = ({ kind, phone }: Pick<TemplateContent, "kind" | "phone">): string | null =>
  kind === "yard-sign" && phone === null
    ? "Add a phone number first, so people who see the sign can call you."
    : null;

/** Returns why a template can't be downloaded, or null. */
export function obstacleOf(findings: readonly TemplateFinding[]): string | null {
  const [against] = findings.filter(({ isKept }) => !isKept);
  if (!against) return null;
  return against.kind === "violation"
    ? `Change “${against.quote}” first. ${against.reason}`
    : `Change “${against.quote}”, or confirm it's true. ${against.reason}`;
}
