"use client";

import { buttonVariants } from "#components/ui/button-variants.ts";
import { referenceOf } from "#lib/reference.ts";

interface ErrorScreenProps {
  reset: () => void;
  /** The failure's id in the log; undefined if it happened in the browser. */
  digest: string | undefined;
}

/** Replaces a screen that threw. Every page loads it, so it must be small. */
export function ErrorScreen({ reset, digest }: ErrorScreenProps) {
  return (
    <main className="mx-auto flex min-h-[60vh] max-w-lg flex-col justify-center gap-4 p-6">
      <h1 className="font-display text-3xl">This page didn&apos;t load</h1>
      <p className="text-muted-foreground">
        Something went wrong on our end. Everything you saved is safe. Please try again in a moment.
      </p>
      <div className="flex gap-3">
        <button type="button" className={buttonVariants()} onClick={reset}>
          Try again
        </button>
        <a href="/" className={buttonVariants({ variant: "outline" })}>
          Go to your account
        </a>
      </div>
      {digest ? (
        <p className="text-sm text-muted-foreground">{`Reference: ${referenceOf(digest)}`}</p>
      ) : null}
    </main>
  );
}
