"use client";

import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { errorMessage } from "#lib/api/client.ts";

/** Returns the link's secret. It follows the #, which browsers don't send to servers. */
export const readSecret = () => window.location.hash.slice(1);

export const BACK_TO_LOGIN = "Back to login";
export const GO_TO_PORCHLIGHT = "Go to Porchlight";

export function HomeLink({ children }: { children: ReactNode }) {
  return (
    <p className="text-center">
      <Button asChild variant="link" size="inline">
        <a href="/">{children}</a>
      </Button>
    </p>
  );
}

/**
 * Opening the link changes nothing, only the button does.
 * @param describe returns the success message
 */
export function LinkAction<Answer>({
  text,
  label,
  pendingLabel,
  send,
  describe,
}: {
  text: string;
  label: string;
  pendingLabel: string;
  send: (secret: string) => Promise<Answer>;
  describe: (answer: Answer) => string;
}) {
  const action = useMutation({ mutationFn: () => send(readSecret()) });
  const failure = action.error ? errorMessage(action.error) : null;
  return (
    <>
      <Banner
        tone="success"
        message={action.data === undefined ? null : describe(action.data)}
        hideAfter={null}
      />
      <Banner tone="error" message={failure} hideAfter={null} />
      {action.isSuccess ? null : (
        <>
          <p className="leading-7 text-muted-foreground">{text}</p>
          <Button
            size="lg"
            className="w-full"
            pending={action.isPending}
            pendingLabel={pendingLabel}
            disabled={action.isPending}
            onClick={() => action.mutate()}
          >
            {label}
          </Button>
        </>
      )}
      <HomeLink>{GO_TO_PORCHLIGHT}</HomeLink>
    </>
  );
}
