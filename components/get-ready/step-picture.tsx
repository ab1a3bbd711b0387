import type { ComponentType } from "react";
import type { StepId } from "#lib/fields/steps.ts";
import { cn } from "#lib/utils.ts";
import { CurbAppealPicture, RepairsPicture, SetStagePicture } from "./pictures-showing.tsx";
import { DeclutterPicture, DeepCleanPicture, DepersonalizePicture } from "./pictures-sorting.tsx";

const PICTURES: Record<StepId, ComponentType> = {
  declutter: DeclutterPicture,
  deep_clean: DeepCleanPicture,
  depersonalize: DepersonalizePicture,
  repairs: RepairsPicture,
  curb_appeal: CurbAppealPicture,
  set_stage: SetStagePicture,
};

/** Draws a step in the theme's colors. Decorative: the card says the same in words. */
export function StepPicture({ stepId, className }: { stepId: StepId; className?: string }) {
  const Picture = PICTURES[stepId];
  return (
    <svg
      viewBox="0 0 240 200"
      aria-hidden
      focusable="false"
      className={cn("stroke-primary", className)}
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <ellipse cx="120" cy="175" rx="108" ry="9" className="fill-primary/15" stroke="none" />
      <g fill="none">
        <Picture />
      </g>
    </svg>
  );
}
