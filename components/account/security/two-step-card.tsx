"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { secondFactor, sessions } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import {
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from "#components/ui/card.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { returnFocus } from "#components/ui/return-focus.ts";
import { GET_RECOVERY_CODES } from "#lib/fields/account.ts";
import type { TwoStepTask } from "./two-step-dialog.tsx";

const TwoStepDialog = loadOnOpening(
  async () => (await import("./two-step-dialog.tsx")).TwoStepDialog,
);

const codesLeft = (left: number) =>
  left === 1 ? "You have 1 recovery code left." : `You have ${left} recovery codes left.`;

export function TwoStepCard({ hasPassword }: { hasPassword: boolean }) {
  const queries = useQueryClient();
  const factor = useQuery(secondFactor);
  const [task, setTask] = useState<TwoStepTask | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);

  function open(next: TwoStepTask, button: HTMLElement) {
    opener.current = button;
    setTask(next);
  }

  // Focus the button that opened the dialog, or the heading if it is gone.
  const focusAgain = (event: Event) => returnFocus(event, opener.current, heading.current);

  function refresh() {
    void queries.invalidateQueries({ queryKey: secondFactor.queryKey });
    // Turning it on ends the person's other sessions.
    void queries.invalidateQueries({ queryKey: sessions.queryKey });
  }

  if (factor.isPending) return <LoadingCard />;
  if (!factor.data) {
    const retry = () => void factor.refetch();
    return <ReadFailed what="Two-step verification" error={factor.error} onRetry={retry} />;
  }
  const { isOn, recoveryCodesLeft } = factor.data;
  return (
    <Card id="two-step" className="scroll-mt-20">
      <CardHeader>
        <div className="flex flex-wrap items-center gap-3">
          <CardTitle ref={heading} tabIndex={-1} className="outline-none">
            Two-step verification
          </CardTitle>
          <Badge variant={isOn ? "primary" : "neutral"}>{isOn ? "On" : "Off"}</Badge>
        </div>
        <CardDescription>
          When you log in, you also enter a code from an app on your phone. Your password alone
          isn&apos;t enough.
        </CardDescription>
      </CardHeader>
      <CardContent>
        <p className="leading-7">
          {isOn
            ? `${codesLeft(recoveryCodesLeft)} Each one lets you log in once without your app.`
            : "You need an authenticator app. Many password managers include one."}
        </p>
      </CardContent>
      <CardFooter>
        {isOn ? (
          <>
            <Button
              key="turn-off"
              variant="outline"
              onClick={({ currentTarget }) => open("turn-off", currentTarget)}
            >
              Turn off
            </Button>
            <Button onClick={({ currentTarget }) => open("renew", currentTarget)}>
              {GET_RECOVERY_CODES}
            </Button>
          </>
        ) : (
          <Button key="set-up" onClick={({ currentTarget }) => open("set-up", currentTarget)}>
            Set up
          </Button>
        )}
      </CardFooter>
      <TwoStepDialog
        open={task !== null}
        task={task}
        hasPassword={hasPassword}
        onChanged={refresh}
        onClose={() => setTask(null)}
        onCloseAutoFocus={focusAgain}
      />
    </Card>
  );
}
