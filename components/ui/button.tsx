import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

import { cn } from "#lib/utils.ts";

const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-lg text-center font-medium transition-[background-color,color,border-color,box-shadow] duration-150 select-none disabled:cursor-not-allowed aria-disabled:cursor-not-allowed [&_svg]:pointer-events-none [&_svg]:shrink-0 [&_svg:not([class*='size-'])]:size-4.5",
  {
    variants: {
      variant: {
        primary:
          "bg-primary text-primary-foreground enabled:hover:bg-primary-hover [a&]:hover:bg-primary-hover",
        secondary:
          "bg-secondary text-secondary-foreground enabled:hover:bg-border [a&]:hover:bg-border",
        outline:
          "border border-input/75 bg-card text-foreground enabled:hover:bg-muted [a&]:hover:bg-muted",
        ghost: "text-foreground enabled:hover:bg-secondary [a&]:hover:bg-secondary",
        destructive:
          "bg-destructive text-destructive-foreground enabled:hover:bg-destructive-hover [a&]:hover:bg-destructive-hover",
        link: "rounded-sm text-primary underline decoration-primary/35 decoration-1 underline-offset-4 hover:decoration-current",
      },
      size: {
        sm: "min-h-9 px-3 py-1.5 text-sm",
        md: "min-h-11 px-4.5 py-2 text-[0.9375rem]",
        lg: "min-h-12 px-6 py-2.5 text-base",
        icon: "size-11",
        "icon-sm": "size-9",
        inline: "min-h-6 text-[length:inherit]",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);

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
      {...props}
    >
      {pending ? <LoaderCircle aria-hidden className="animate-spin" /> : null}
      {pending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}
