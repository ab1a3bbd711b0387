"use client";

import { createContext, use, type ComponentProps, type ReactNode, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { Banner, type BannerProps } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Form } from "#components/ui/form.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import type { SaveFormState, SaveState } from "./use-save-form.ts";

const ConflictDialog = loadOnOpening(
  async () => (await import("./conflict/conflict-dialog.tsx")).ConflictDialog,
);

const SaveContext = createContext<SaveState | null>(null);

/**
 * Returns the state of the surrounding `SaveForm`.
 * @throws Error outside of one
 */
export function useSaveState(): SaveState {
  const state = use(SaveContext);
  if (state === null) throw new Error("This must be inside a <SaveForm>");
  return state;
}

/**
 * `method="dialog"` does nothing outside a dialog, so the browser never sends the values itself.
 * @param label its accessible name
 */
export function SaveForm<Values extends FieldValues, Input>({
  form,
  label,
  className,
  children,
}: {
  form: SaveFormState<Values, Input>;
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  const element = useRef<HTMLFormElement>(null);
  return (
    <Form {...form.methods}>
      <SaveContext value={form}>
        <form
          ref={element}
          method="dialog"
          noValidate
          aria-label={label}
          className={className}
          onSubmit={form.submit}
        >
          {children}
        </form>
        <ConflictDialog
          {...form.conflict}
          onClose={form.closeConflict}
          onChoose={form.settleConflict}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            element.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
          }}
        />
      </SaveContext>
    </Form>
  );
}

export function SaveBanner({ tone, ...props }: Omit<BannerProps, "message" | "onHide">) {
  const { notice, hideNotice } = useSaveState();
  const message = notice?.tone === tone ? notice.message : null;
  return <Banner {...props} tone={tone} message={message} onHide={hideNotice} />;
}

export const SaveAndContinue = () => (
  <SubmitButton pendingLabel="Saving...">Save and continue</SubmitButton>
);

export function SubmitButton(props: ComponentProps<typeof Button>) {
  const { isSaving, isBlocked } = useSaveState();
  return <Button {...props} type="submit" pending={isSaving} disabled={isBlocked} />;
}

export function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { isSaving, clearDraft } = useSaveState();
  return (
    <Button
      variant="outline"
      disabled={isSaving}
      onClick={() => {
        clearDraft();
        onCancel();
      }}
    >
      Cancel
    </Button>
  );
}
