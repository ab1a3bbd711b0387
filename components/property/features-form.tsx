"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { formResolver } from "#components/forms/form-resolver.ts";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { api } from "#lib/api/client.ts";
import { featuresInput, type FeatureGroup, type Features } from "#lib/schemas/features.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { FeatureSection } from "./feature-section.tsx";
import { featuresText, SECTIONS, type FeaturesText } from "./features-form-values.ts";
import { KEEP_TYPED } from "#components/data/saved-values.ts";
import { useNextScreen } from "./use-next-screen.ts";
import { useOneOpen } from "./use-one-open.ts";
import { usePropertyRefresh } from "#components/data/use-property-refresh.ts";

/** Milliseconds from the success message to the next screen (SPEC.md section 9). */
const REDIRECT_DELAY = 2000;

/**
 * The form of the third step: what the home has.
 * @param features what is saved, null at first
 * @param hasDescription whether saving replaces a description
 */
export function FeaturesForm({
  features,
  hasDescription,
}: {
  features: Features | null;
  hasDescription: boolean;
}) {
  const [failure, setFailure] = useState<string | null>(null);
  const [success, setSuccess] = useState<string | null>(null);
  const { open, toggle } = useOneOpen<FeatureGroup>();
  const refresh = usePropertyRefresh();
  const goTo = useNextScreen();
  const form = useForm<FeaturesText, unknown, Features>({
    resolver: formResolver(featuresInput),
    values: featuresText(features),
    resetOptions: KEEP_TYPED,
  });
  const draft = useFormDraft(form, "property-features");
  const fail = () => setFailure("Failed to save property features. Please try again.");
  const save = useMutation({
    mutationFn: (body: Features) =>
      api<{ description: string }>("/api/properties/features", { method: "POST", body }),
    onSuccess: async () => {
      draft.forget();
      setSuccess("Property features saved and description generated!");
      goTo("/description", REDIRECT_DELAY);
      await refresh();
    },
    onError: fail,
  });

  function submit(input: Features) {
    setFailure(null);
    return save.mutateAsync(input).catch(() => undefined);
  }

  return (
    <form
      noValidate
      aria-label="Specific Features"
      className="flex flex-col gap-8 [overflow-anchor:none]"
      onSubmit={form.handleSubmit(submit, fail)}
    >
      <Banner
        tone="error"
        message={failure}
        onHide={() => setFailure(null)}
        hideAfter={null}
        dismissible
        className="sticky top-20 z-20"
      />
      <Banner
        tone="success"
        message={success}
        onHide={() => setSuccess(null)}
        className="sticky top-20 z-20"
      />
      <DraftNote shown={draft.restored} onDiscard={draft.discard} />
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
      <div className="flex flex-col-reverse gap-4 sm:flex-row sm:items-center sm:justify-between">
        <Button variant="outline" onClick={() => goTo("/property-basics")}>
          Back
        </Button>
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:items-center sm:gap-4">
          <Button
            type="submit"
            pending={save.isPending}
            pendingLabel="Generating Description..."
            disabled={form.formState.isSubmitting || save.isSuccess}
          >
            Save
          </Button>
          <p className="text-sm leading-5 text-muted-foreground sm:max-w-72 sm:text-right">
            {hasDescription
              ? "Saving writes a new description in place of the one you have."
              : "Saving writes your description from what you chose."}
          </p>
        </div>
      </div>
    </form>
  );
}
