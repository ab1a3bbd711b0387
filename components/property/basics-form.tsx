"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm, type FieldErrors } from "react-hook-form";
import type { z } from "zod";
import { showFieldErrors } from "#components/forms/field-errors.ts";
import { formResolver } from "#components/forms/form-resolver.ts";
import { useFormDraft } from "#components/forms/use-form-draft.ts";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardFooter } from "#components/ui/card.tsx";
import { Form } from "#components/ui/form.tsx";
import { api, errorMessage } from "#lib/api/client.ts";
import {
  BASICS_REQUIRED_MESSAGE,
  basicsInput,
  type Basics,
  type basicsSaved,
} from "#lib/schemas/basics.ts";
import { cn } from "#lib/utils.ts";
import { BASICS_GROUPS, BASICS_NAMES, basicsText, type BasicsText } from "./basics-fields.ts";
import { DraftNote } from "#components/forms/draft-note.tsx";
import { KEEP_TYPED } from "#components/data/saved-values.ts";
import { TextField } from "#components/forms/text-field.tsx";
import { useNextScreen } from "./use-next-screen.ts";
import { usePropertyRefresh } from "#components/data/use-property-refresh.ts";

/** Milliseconds from the success message to the next screen (SPEC.md section 9). */
const REDIRECT_DELAY = 2000;

type Notice = { tone: "success" | "error"; message: string };

/** The form of the second step: twelve numbers. @param basics what is saved, null at first */
export function BasicsForm({ basics }: { basics: Basics | null }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const refresh = usePropertyRefresh();
  const goTo = useNextScreen();
  const form = useForm<BasicsText, unknown, z.output<typeof basicsInput>>({
    resolver: formResolver(basicsInput),
    values: basicsText(basics),
    resetOptions: KEEP_TYPED,
  });
  const draft = useFormDraft(form, "property-basics");
  const save = useMutation({
    mutationFn: (body: Basics) =>
      api<z.output<typeof basicsSaved>>("/api/property/basics", { method: "POST", body }),
    onSuccess: async () => {
      draft.forget();
      setNotice({ tone: "success", message: "Property basics saved successfully" });
      goTo("/property-features", REDIRECT_DELAY);
      await refresh();
    },
    onError: (error) => {
      showFieldErrors(form, error, BASICS_NAMES);
      const fallback = "Failed to save property basics. Please try again.";
      setNotice({ tone: "error", message: errorMessage(error, fallback) });
    },
  });

  function refuse(errors: FieldErrors<BasicsText>) {
    const isIncomplete = Object.values(errors).some((error) => error?.message === "Required");
    setNotice(isIncomplete ? { tone: "error", message: BASICS_REQUIRED_MESSAGE } : null);
  }

  function submit(input: Basics) {
    setNotice(null);
    return save.mutateAsync(input).catch(() => undefined);
  }

  return (
    <Form {...form}>
      <form
        noValidate
        aria-label="The Basics"
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit(submit, refuse)}
      >
        {(["error", "success"] as const).map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            message={notice?.tone === tone ? notice.message : null}
            onHide={() => setNotice(null)}
            className="sticky top-20 z-20"
          />
        ))}
        <Card>
          <CardContent className="flex flex-col gap-10">
            <DraftNote shown={draft.restored} onDiscard={draft.discard} />
            {BASICS_GROUPS.map(({ legend, hint, columns, fields }) => (
              <fieldset key={legend} className="flex min-w-0 flex-col">
                <legend className="font-display text-xl leading-7">{legend}</legend>
                {hint ? (
                  <p className="mt-1 text-[0.9375rem] text-muted-foreground">{hint}</p>
                ) : null}
                <div
                  className={cn(
                    "mt-5 grid items-start gap-x-6 gap-y-5",
                    columns === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2",
                  )}
                >
                  {fields.map(({ isAlone, ...field }) => (
                    <div
                      key={field.name}
                      className={cn(isAlone && "sm:col-span-2 sm:grid sm:grid-cols-2 sm:gap-x-6")}
                    >
                      <TextField
                        control={form.control}
                        autoComplete="off"
                        className="figures"
                        {...field}
                      />
                    </div>
                  ))}
                </div>
              </fieldset>
            ))}
          </CardContent>
          <CardFooter className="sm:justify-between">
            <Button variant="outline" onClick={() => goTo("/property-address")}>
              Back
            </Button>
            <Button
              type="submit"
              pending={save.isPending}
              pendingLabel="Saving..."
              disabled={form.formState.isSubmitting || save.isSuccess}
            >
              Save and continue
            </Button>
          </CardFooter>
        </Card>
      </form>
    </Form>
  );
}
