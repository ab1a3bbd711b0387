import type { VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide";
import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

import { cn } from "#lib/utils.ts";
import { buttonVariants } from "./button-variants.ts";
import { Icon } from "./icon.tsx";

type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Gives the only child, such as a link, the look of a button. */
    asChild?: boolean;
    pending?: boolean;
    pendingLabel?: ReactNode;
  };

/** A button of type "button" by default. Use size "inline" with variant "link" inside text. */
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
      // lib/early-input.ts may have added data-pressed by now.
      suppressHydrationWarning
      {...props}
    >
      {pending ? <Icon node={LoaderCircle} className="animate-spin" /> : null}
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}
