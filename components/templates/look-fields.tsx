"use client";

import { useId } from "react";
import { ScreenLink } from "#components/layout/screen-link.tsx";
import { RadioCard, RadioGroup } from "#components/ui/radio-group.tsx";
import { Segment, SegmentedControl } from "#components/ui/segmented-control.tsx";
import {
  TEMPLATE_LAYOUT_KEYS,
  TEMPLATE_LAYOUTS,
  TEMPLATE_PALETTE_KEYS,
  TEMPLATE_PALETTES,
} from "#lib/fields/templates.ts";
import { planWith } from "#lib/plans/grants.ts";
import { TEMPLATES } from "#lib/templates/kinds.ts";
import type { EditedTemplate } from "./words-fields.tsx";

export function LookFields({ view, template, edits, change }: EditedTemplate) {
  const id = useId();
  const spec = TEMPLATES[template.kind];
  const { customTemplates: isGranted } = view.grants;
  const hasColor = spec.layouts || spec.output === "email";
  if (!hasColor) return null;
  return (
    <div className="flex flex-col gap-5">
      {isGranted ? null : (
        <p className="text-sm leading-6 text-muted-foreground">
          {`Layouts and colors are included with the ${planWith("customTemplates")} plan. `}
          <ScreenLink to="plans" className="underline underline-offset-4" />
        </p>
      )}
      {spec.layouts ? (
        <SegmentedControl
          label="Layout"
          value={isGranted ? edits.layout : "classic"}
          disabled={!isGranted}
          onValueChange={(layout) => change({ layout })}
        >
          {TEMPLATE_LAYOUT_KEYS.map((key) => (
            <Segment key={key} value={key}>
              {TEMPLATE_LAYOUTS[key]}
            </Segment>
          ))}
        </SegmentedControl>
      ) : null}
      <div className="flex flex-col gap-1.5">
        <span id={`${id}-color`} className="text-sm leading-5 font-medium">
          Color
        </span>
        {view.brand.accent && view.grants.customBranding ? (
          <p className="text-sm leading-6 text-muted-foreground">
            Your own color is used instead of these. You can change it under All templates.
          </p>
        ) : null}
        <RadioGroup
          aria-labelledby={`${id}-color`}
          value={isGranted ? edits.palette : "porch"}
          disabled={!isGranted}
          onValueChange={(palette) => change({ palette })}
          className="grid-cols-1 gap-2 sm:grid-cols-2"
        >
          {TEMPLATE_PALETTE_KEYS.map((key) => (
            <div key={key} className="relative">
              <RadioCard
                id={`${id}-${key}`}
                value={key}
                label={TEMPLATE_PALETTES[key].label}
                className="h-full pr-11"
              />
              <svg
                aria-hidden
                viewBox="0 0 20 20"
                className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2"
              >
                <circle cx="10" cy="10" r="10" fill={TEMPLATE_PALETTES[key].accent} />
              </svg>
            </div>
          ))}
        </RadioGroup>
      </div>
    </div>
  );
}
