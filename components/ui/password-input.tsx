"use client";

import { Eye, EyeOff } from "lucide";
import { useState, type ComponentProps } from "react";

import { cn } from "#lib/utils.ts";
import { Icon } from "./icon.tsx";
import { Input } from "./input.tsx";

export function PasswordInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn("pr-12", className)}
        {...props}
      />
      <button
        type="button"
        aria-label={shown ? "Hide password" : "Show password"}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
        suppressHydrationWarning
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-lg text-muted-foreground -outline-offset-4 transition-colors hover:text-foreground"
      >
        <Icon node={shown ? EyeOff : Eye} className="size-5" />
      </button>
    </div>
  );
}
