import type { VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide";
import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

import { cn } from "#lib/utils.ts";
import { buttonVariants } from "./button-variants.ts";
import { Icon } from "./icon.tsx";

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Renders the only child (a link, for example) with the look of a button. */
    asChild?: boolean;
    /** The action is under way: the button is disabled and shows a spinner. */
    pending?: boolean;
    pendingLabel?: ReactNode;
  };

/** A button, of type "button" unless told otherwise. Size "inline" goes with variant "link" inside text. */
export function Button({
  className,
  variant,
  size,
  asChild = false,
  pending = false,
  pendingLabel,
  disabled,
  type = "button",
  children,
  ...props
}: ButtonProps) {
  const classes = cn(
    buttonVariants({ variant, size }),
    pending ? "opacity-85" : "disabled:opacity-50",
    className,
  );
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      // It may carry data-pressed by now (lib/early-input.ts).
      suppressHydrationWarning
      {...props}
    >
      {pending ? <Icon node={LoaderCircle} className="animate-spin" /> : null}
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}
