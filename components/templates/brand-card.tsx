"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { templates as templatesQuery } from "#components/data/queries.ts";
import { ScreenLink } from "#components/layout/screen-link.tsx";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { Checkbox } from "#components/ui/checkbox.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { api, ApiError, connectionFailed, errorMessage, refusedBy } from "#lib/api/client.ts";
import { CHANGES_NOT_SAVED } from "#lib/error-messages.ts";
import { LOGO, LOGO_TOO_LARGE } from "#lib/fields/templates.ts";
import { planWith } from "#lib/plans/grants.ts";
import type { TemplatesView } from "#lib/schemas/templates.ts";

async function sendLogo(file: File): Promise<TemplatesView> {
  if (file.size > LOGO.bytes) throw new ApiError(413, "", { error: LOGO_TOO_LARGE });
  const response = await fetch("/api/template-brand/logo", {
    method: "PUT",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
  }).catch(() => {
    throw connectionFailed();
  });
  if (!response.ok) throw refusedBy(response, await response.text(), null);
  return (await response.json()) as TemplatesView;
}

function useSaved() {
  const client = useQueryClient();
  return (view: TemplatesView) => client.setQueryData(templatesQuery.queryKey, view);
}

function LogoField({ brand }: Pick<TemplatesView, "brand">) {
  const id = useId();
  const onSuccess = useSaved();
  const add = useMutation({ mutationFn: sendLogo, onSuccess });
  const remove = useMutation({
    mutationFn: () => api("DELETE /api/template-brand/logo"),
    onSuccess,
  });
  const error = add.error ?? remove.error;
  const isPending = add.isPending || remove.isPending;
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>Logo (PNG, JPEG or WebP, up to 2 MB)</Label>
      <Input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        disabled={isPending}
        aria-describedby={`${id}-state`}
        aria-invalid={error ? true : undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) add.mutate(file);
          target.value = "";
        }}
      />
      <div id={`${id}-state`} role="status" className="text-sm leading-6">
        {error ? (
          <p className="text-destructive">{errorMessage(error, CHANGES_NOT_SAVED)}</p>
        ) : null}
        {isPending ? <p>Saving...</p> : null}
        {!isPending && brand.logo ? (
          <p className="text-muted-foreground">
            {`Your logo (${brand.logo.width} × ${brand.logo.height} pixels) appears on every template.`}
          </p>
        ) : null}
      </div>
      {brand.logo ? (
        <Button
          variant="link"
          size="inline"
          className="self-start text-sm"
          onClick={() => remove.mutate()}
        >
          Remove logo
        </Button>
      ) : null}
    </div>
  );
}

function BrandFields({ brand }: Pick<TemplatesView, "brand">) {
  const id = useId();
  const onSuccess = useSaved();
  const [accent, setAccent] = useState(brand.accent ?? "");
  const [hidesPorchlight, setHides] = useState(brand.hidesPorchlight);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => api("PUT /api/template-brand", { body: { accent, hidesPorchlight } }),
    onSuccess,
  });
  const fault = error instanceof ApiError ? error.fields.accent : undefined;
  return (
    <form
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <div className="flex flex-col gap-1.5">
        <Label htmlFor={id}>Your color (optional)</Label>
        <div className="flex gap-3">
          <Input
            id={id}
            value={accent}
            placeholder="#1f5a44"
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={fault ? true : undefined}
            aria-describedby={`${id}-state`}
            onChange={({ target }) => setAccent(target.value)}
            className="max-w-40"
          />
          <input
            type="color"
            aria-label="Choose your color"
            value={/^#[0-9a-f]{6}$/i.test(accent) ? accent : "#1f5a44"}
            onChange={({ target }) => setAccent(target.value)}
            className="h-11 w-14 rounded-lg border border-input bg-card p-1"
          />
        </div>
      </div>
      <label className="flex cursor-pointer items-center gap-3 leading-6">
        <Checkbox checked={hidesPorchlight} onChange={({ target }) => setHides(target.checked)} />
        Remove Porchlight branding
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" pending={isPending} pendingLabel="Saving...">
          Save
        </Button>
        <p id={`${id}-state`} role="status" className="text-sm leading-6">
          {error ? (
            <span className="text-destructive">
              {fault ?? errorMessage(error, CHANGES_NOT_SAVED)}
            </span>
          ) : isSuccess ? (
            "Saved. Your changes appear on every template."
          ) : null}
        </p>
      </div>
    </form>
  );
}

export function BrandCard({ view: { brand, grants } }: { view: TemplatesView }) {
  return (
    <TitledCard
      title="Your logo and color"
      description="They replace Porchlight’s on every template."
      className="flex flex-col gap-6"
    >
      {grants.customBranding ? (
        <>
          <LogoField brand={brand} />
          <BrandFields brand={brand} />
        </>
      ) : (
        <p className="leading-7">
          {`Included with the ${planWith("customBranding")} plan. `}
          <ScreenLink to="plans" className="font-medium underline underline-offset-4" />
        </p>
      )}
    </TitledCard>
  );
}
