"use client";

import { useRef } from "react";
import { usePropertyRefresh } from "#components/data/use-property-refresh.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { SaveBanner, SaveForm, SubmitButton } from "#components/forms/save-form.tsx";
import { useSaveForm } from "#components/forms/use-save-form.ts";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import type { FeatureGroup, Features } from "#lib/fields/features.ts";
import { FeatureSection } from "./feature-section.tsx";
import { featuresText, featuresWords, SECTIONS } from "./features-form-values.ts";
import { OwnWords } from "./own-words.tsx";
import { useCorrectionQuestion } from "#components/forms/use-correction-question.tsx";
import { type DescriptionChoice, useDescriptionQuestion } from "./use-description-question.tsx";
import { NEXT_SCREEN_DELAY, useNextScreen } from "./use-next-screen.ts";
import { useOneOpen } from "./use-one-open.ts";

const describeFailure = () => "Failed to save property features. Please try again.";

const WRITTEN = "Property features saved and description generated!";
const KEPT = "Property features saved. Your description is unchanged.";

const CORRECTED = "Property features saved and description corrected.";

/** What saving does to the description that there is. */
type Description = "none" | "written" | "edited";

const SAVING: Record<Description, string> = {
  none: "Saving creates your description from your selections.",
  written: "Saving replaces your current description with a new one.",
  edited: "You edited your description. When you save, you can keep your text.",
};

function warnOfNotes() {
  toast({
    title: "Your description needs another look",
    description:
      "Some of it no longer matches your features, so buyers can't see it. Fix the notes, then accept it.",
  });
}

/**
 * @param features the saved features; null before the first save
 * @param revision of the saved features
 */
export function FeaturesForm({
  features,
  revision,
  description,
}: {
  features: Features | null;
  revision: number;
  description: Description;
}) {
  const { open, toggle } = useOneOpen<FeatureGroup>();
  const refresh = usePropertyRefresh();
  const goTo = useNextScreen();
  const actions = useRef<HTMLDivElement>(null);
  const question = useDescriptionQuestion(description === "edited", actions);
  const correction = useCorrectionQuestion(description !== "none", actions);
  const choice = useRef<DescriptionChoice | null>(null);
  const form = useSaveForm({
    schema: async () => (await import("#lib/schemas/features.ts")).featuresInput,
    values: featuresText(features),
    draftName: "property-features",
    async confirm(propertySpecifics) {
      choice.current = await question.ask();
      return choice.current !== null && correction.confirm({ propertySpecifics });
    },
    shared: {
      revision,
      read: (current) => featuresText(current as Features | null),
      describe: featuresWords,
      refresh,
    },
    save: (body, basedOn) =>
      api("POST /api/properties/features", {
        body: {
          ...correction.addTo(body),
          revision: basedOn,
          ...(choice.current === "keep" && { keepDescription: true }),
        },
      }),
    onSaved: async ({ openNotes = 0 }) => {
      if (openNotes > 0) warnOfNotes();
      goTo("/description", NEXT_SCREEN_DELAY);
      await refresh();
    },
    successMessage: ({ openNotes }) => {
      if (openNotes === undefined) return WRITTEN;
      return correction.isCorrected() ? CORRECTED : KEPT;
    },
    failure: { message: describeFailure },
    describeInvalid: describeFailure,
    leavesScreen: true,
  });

  return (
    <SaveForm
      form={form}
      label="Specific Features"
      className="flex flex-col gap-8 [overflow-anchor:none]"
    >
      <SaveBanner tone="error" hideAfter={null} dismissible className="sticky top-20 z-20" />
      <SaveBanner tone="success" className="sticky top-20 z-20" />
      <DraftNote />
      {SECTIONS.map(({ heading, groups }) => (
        <section key={heading} aria-label={heading} className="flex flex-col gap-3">
          <h2 className="text-xl leading-7">{heading}</h2>
          <Card className="divide-y overflow-clip">
            {groups.map(({ key, ...group }) => (
              <FeatureSection
                key={key}
                group={key}
                {...group}
                control={form.control}
                isOpen={open === key}
                onToggle={(button) => toggle(key, button)}
              />
            ))}
          </Card>
        </section>
      ))}
      <OwnWords control={form.control} />
      <div className="flex flex-col-reverse gap-4 sm:flex-row sm:items-center sm:justify-between">
        <Button variant="outline" onClick={() => goTo("/property-basics")}>
          Back
        </Button>
        <div
          ref={actions}
          className="flex flex-col gap-3 sm:flex-row-reverse sm:items-center sm:gap-4"
        >
          <SubmitButton pendingLabel="Generating Description...">Save</SubmitButton>
          <p className="text-sm leading-5 text-muted-foreground sm:max-w-72 sm:text-right">
            {SAVING[description]}
          </p>
        </div>
      </div>
      {question.dialog}
      {correction.dialog}
    </SaveForm>
  );
}
