"use client";

import type { VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { buttonVariants } from "#components/ui/button-variants.ts";
import { useHydrated } from "#components/ui/use-hydrated.ts";
import { cn } from "#lib/utils.ts";

const COMMON_TYPES = "image/jpeg,image/png,image/webp,image/avif";
const HEIC_TYPES = "image/heic,image/heif,.heic,.heif";

/** iPhones and iPads hand over converted JPEGs if the input accepts images without naming HEIC. */
function asksForConversion(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export function ChooseFiles({
  variant,
  size,
  className,
  takesPhotograph = false,
  accept: accepted,
  onChoose,
  children,
  ...input
}: VariantProps<typeof buttonVariants> &
  Pick<ComponentProps<"input">, "aria-label" | "aria-describedby"> & {
    className?: string;
    takesPhotograph?: boolean;
    /** Photos by default. */
    accept?: string;
    onChoose: (files: File[]) => void;
    children: ReactNode;
  }) {
  const isHydrated = useHydrated();
  const photographs =
    takesPhotograph || (isHydrated && asksForConversion())
      ? COMMON_TYPES
      : `${COMMON_TYPES},${HEIC_TYPES}`;
  return (
    <label
      className={cn(
        buttonVariants({ variant, size }),
        "relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring",
        variant === "outline" || variant === "ghost" ? "hover:bg-muted" : null,
        variant === undefined || variant === "primary" ? "hover:bg-primary-hover" : null,
        className,
      )}
    >
      {children}
      <input
        type="file"
        accept={accepted ?? photographs}
        multiple={!takesPhotograph}
        capture={takesPhotograph ? "environment" : undefined}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        // Not `onChange`: only `input` reports files that were chosen before hydration.
        onInput={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Lets the same file be chosen again.
          currentTarget.value = "";
          if (files.length > 0) onChoose(files);
        }}
        {...input}
      />
    </label>
  );
}
