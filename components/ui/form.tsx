"use client";

import { Slot } from "radix-ui";
import { createContext, use, useEffect, useId, useState, type ComponentProps } from "react";
import {
  Controller,
  FormProvider,
  type ControllerProps,
  type FieldError,
  type FieldPath,
  type FieldValues,
} from "react-hook-form";

import { cn } from "#lib/utils.ts";
import { Label } from "./label.tsx";

/** Passes the result of useForm to the fields inside: `<Form {...form}>` around a <form>. */
export const Form = FormProvider;

const Field = createContext<{ name: string; error: FieldError | undefined } | null>(null);

type Item = { id: string; described: boolean; setDescribed: (described: boolean) => void };
const FieldItem = createContext<Item | null>(null);

/** Binds one field: `<FormField control={form.control} name="city" render={({ field }) => …} />`. */
export function FormField<
  Values extends FieldValues = FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
  Output = Values,
>({ render, ...props }: ControllerProps<Values, Name, Output>) {
  return (
    <Controller
      {...props}
      render={(state) => (
        <Field value={{ name: props.name, error: state.fieldState.error }}>{render(state)}</Field>
      )}
    />
  );
}

function useFormField() {
  const field = use(Field);
  const item = use(FieldItem);
  if (field === null || item === null) {
    throw new Error("useFormField must be used inside <FormField> and <FormItem>");
  }
  return {
    ...item,
    ...field,
    descriptionId: `${item.id}-description`,
    messageId: `${item.id}-message`,
  };
}

export function FormItem({ className, ...props }: ComponentProps<"div">) {
  const id = useId();
  const [described, setDescribed] = useState(false);
  return (
    <FieldItem value={{ id, described, setDescribed }}>
      <div className={cn("flex min-w-0 flex-col", className)} {...props} />
    </FieldItem>
  );
}

export function FormLabel({ className, ...props }: ComponentProps<typeof Label>) {
  const { id } = useFormField();
  return <Label htmlFor={id} className={cn("mb-1.5", className)} {...props} />;
}

/** `describedBy` adds the ids of other texts that describe the control. */
export function FormControl({
  describedBy,
  ...props
}: ComponentProps<typeof Slot.Root> & { describedBy?: string }) {
  const { id, described, descriptionId, messageId, error } = useFormField();
  const texts = [error ? messageId : null, described ? descriptionId : null, describedBy];
  return (
    <Slot.Root
      id={id}
      aria-invalid={Boolean(error)}
      aria-describedby={texts.filter(Boolean).join(" ") || undefined}
      {...props}
    />
  );
}

export function FormDescription({ className, ...props }: ComponentProps<"p">) {
  const { descriptionId, setDescribed } = useFormField();
  useEffect(() => {
    setDescribed(true);
    return () => setDescribed(false);
  }, [setDescribed]);
  return (
    <p
      id={descriptionId}
      className={cn("mt-1.5 text-sm leading-5 text-muted-foreground", className)}
      {...props}
    />
  );
}

/** Stays mounted while empty, so that screen readers announce messages that appear or disappear. */
export function FormMessage({ className, children, ...props }: ComponentProps<"p">) {
  const { messageId, error } = useFormField();
  const message = error?.message ?? children;
  return (
    <p
      id={messageId}
      aria-live="polite"
      className={cn(
        "text-sm leading-5 font-medium text-destructive",
        message ? "mt-1.5" : null,
        className,
      )}
      {...props}
    >
      {message}
    </p>
  );
}
