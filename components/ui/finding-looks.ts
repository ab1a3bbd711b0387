import { type IconNode, CircleAlert, CircleHelp, TriangleAlert } from "lucide";

/** How findings about a text look; `word` names the kind, if one word fits all of its findings. */
export const FINDING_LOOKS: Record<
  "violation" | "caution" | "claim",
  { icon: IconNode; color: string; word: string | null }
> = {
  violation: { icon: CircleAlert, color: "text-destructive", word: "Fair housing violation" },
  caution: { icon: TriangleAlert, color: "text-accent-foreground", word: "Fair housing caution" },
  claim: { icon: CircleHelp, color: "text-muted-foreground", word: null },
};
