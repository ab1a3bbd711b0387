"use client";

import { Button } from "#components/ui/button.tsx";

/** Stands in place of a screen that threw. */
export function ErrorScreen({ reset }: { reset: () => void }) {
  return (
    <main className="mx-auto flex min-h-[60vh] max-w-lg flex-col justify-center gap-4 p-6">
      <h1 className="font-display text-3xl">This page didn’t load</h1>
      <p className="text-muted-foreground">
        Something went wrong on our side. Everything that you saved is safe. Please try again in a
        moment.
      </p>
      <div className="flex gap-3">
        <Button onClick={reset}>Try again</Button>
        <Button asChild variant="outline">
          <a href="/">Go to your account</a>
        </Button>
      </div>
    </main>
  );
}
