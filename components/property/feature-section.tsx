"use client";

import { ChevronDown } from "lucide";
import { useId } from "react";
import { useController, useFormContext, useWatch, type Control } from "react-hook-form";
import { Badge } from "#components/ui/badge.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { FEATURE_OPTIONS, readCount, type FeatureGroup } from "#lib/fields/features.ts";
import { CountField } from "./count-field.tsx";
import {
  summarize,
  type CountInput,
  type FeaturesText,
  type ListPath,
} from "./features-form-values.ts";

type FeatureSectionProps = {
  control: Control<FeaturesText, unknown, unknown>;
  group: FeatureGroup;
  label: string;
  path: ListPath;
  countInput: CountInput | undefined;
  isOpen: boolean;
  onToggle: (button: HTMLElement) => void;
};

/** Returns the section's count as text; null without one. */
function useCountText(control: FeatureSectionProps["control"], countInput: CountInput | undefined) {
  const text = useWatch({ control, name: countInput?.path ?? "rooms.total" });
  const count = readCount(text);
  return countInput && count !== null ? countInput.describe(count) : null;
}

export function FeatureSection({
  control,
  group,
  label,
  path,
  countInput,
  isOpen,
  onToggle,
}: FeatureSectionProps) {
  const id = useId();
  const { field } = useController({ control, name: path });
  const { getValues } = useFormContext<FeaturesText>();
  const count = useCountText(control, countInput);
  const chosen = field.value;
  const summary = summarize(chosen, count);

  function toggle(option: string, isChosen: boolean) {
    const others = getValues(path).filter((candidate) => candidate !== option);
    field.onChange(isChosen ? [...others, option] : others);
  }

  return (
    <div>
      <div className="group relative flex min-h-15 items-center gap-4 px-5 py-3 transition-colors hover:bg-muted sm:px-7">
        <div className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-4">
          <h3 className="sm:w-44 sm:shrink-0">
            {/* The whole bar is clickable, but only the label is the accessible name. */}
            <button
              type="button"
              id={`${id}-label`}
              name={group}
              aria-expanded={isOpen}
              // The section may be open before hydration (lib/early-input.ts).
              suppressHydrationWarning
              aria-controls={`${id}-panel`}
              aria-describedby={summary ? `${id}-summary` : undefined}
              onClick={(event) => onToggle(event.currentTarget)}
              className="text-left font-medium outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring"
            >
              {label}
            </button>
          </h3>
          <p
            id={`${id}-summary`}
            className="min-w-0 flex-1 truncate text-sm text-muted-foreground max-sm:group-has-aria-expanded:hidden sm:group-has-aria-expanded:invisible"
          >
            {summary}
          </p>
        </div>
        {chosen.length > 0 ? (
          <Badge variant="primary" className="figures">
            {chosen.length}
            <span className="sr-only"> chosen</span>
          </Badge>
        ) : null}
        <Icon
          node={ChevronDown}
          className="size-5 shrink-0 text-muted-foreground transition-transform duration-150 group-has-aria-expanded:rotate-180"
        />
      </div>
      <div
        id={`${id}-panel`}
        role="group"
        aria-labelledby={`${id}-label`}
        hidden={!isOpen}
        suppressHydrationWarning
        className="px-5 pt-1 pb-6 sm:px-7"
      >
        <div className="grid gap-x-6 min-[26rem]:grid-cols-2 md:grid-cols-3">
          {FEATURE_OPTIONS[group].map((option) => (
            <div key={option} className="flex min-h-11 items-center gap-3">
              <Checkbox
                id={`${id}-${option}`}
                checked={chosen.includes(option)}
                onChange={({ target }) => toggle(option, target.checked)}
              />
              <label htmlFor={`${id}-${option}`} className="flex min-h-11 flex-1 items-center py-2">
                {option}
              </label>
            </div>
          ))}
        </div>
        {countInput ? <CountField control={control} {...countInput} /> : null}
      </div>
    </div>
  );
}
