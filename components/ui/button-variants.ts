import { cva } from "class-variance-authority";

/** Returns the classes of a button's look, also for elements other than `Button`. */
export const buttonVariants = cva(
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-lg text-center font-medium transition-[background-color,color,border-color,box-shadow] duration-150 select-none [--icon-size:1.125rem] disabled:cursor-not-allowed aria-disabled:cursor-not-allowed data-pressed:before:size-4.5 data-pressed:before:animate-spin data-pressed:before:rounded-full data-pressed:before:border-2 data-pressed:before:border-current data-pressed:before:border-t-transparent",
  {
    variants: {
      variant: {
        primary: "bg-primary text-primary-foreground not-disabled:hover:bg-primary-hover",
        secondary: "bg-secondary text-secondary-foreground not-disabled:hover:bg-border",
        outline: "border border-input/75 bg-card text-foreground not-disabled:hover:bg-muted",
        ghost: "text-foreground not-disabled:hover:bg-secondary",
        destructive:
          "bg-destructive text-destructive-foreground not-disabled:hover:bg-destructive-hover",
        link: "rounded-sm text-primary underline decoration-primary/35 decoration-1 underline-offset-4 hover:decoration-current",
      },
      size: {
        sm: "min-h-9 px-3 py-1.5 text-sm",
        md: "min-h-11 px-4.5 py-2 text-md",
        lg: "min-h-12 px-6 py-2.5 text-base",
        icon: "size-11",
        "icon-sm": "size-9",
        inline: "min-h-6 text-[length:inherit]",
      },
    },
    defaultVariants: { variant: "primary", size: "md" },
  },
);
