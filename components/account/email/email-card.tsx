"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { emailAddress, secondFactor } from "#components/data/queries.ts";
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
import { EmailText } from "#components/ui/email-text.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { useSendConfirmation } from "./use-send-confirmation.ts";

const ChangeEmailDialog = loadOnOpening(
  async () => (await import("./change-email-dialog.tsx")).ChangeEmailDialog,
);

export function EmailCard({ hasPassword }: { hasPassword: boolean }) {
  const queries = useQueryClient();
  const address = useQuery(emailAddress);
  const { data: factor } = useQuery(secondFactor);
  const [isChanging, setIsChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const confirmation = useSendConfirmation(address.data?.email ?? "");

  if (address.isPending) return <LoadingCard />;
  if (!address.data) {
    const retry = () => void address.refetch();
    return <ReadFailed what="your email address" error={address.error} onRetry={retry} />;
  }
  const { email, isConfirmed, awaited, canBeMailed } = address.data;
  return (
    <Card>
      <CardHeader>
        <div className="flex flex-wrap items-center gap-3">
          <CardTitle>Email address</CardTitle>
          <Badge variant={isConfirmed ? "primary" : "neutral"}>
            {isConfirmed ? "Confirmed" : "Not confirmed"}
          </Badge>
        </div>
        <CardDescription>Use it to log in and to reset your password.</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-2 leading-7">
        <p className="font-medium">
          <EmailText>{email}</EmailText>
        </p>
        {awaited ? (
          <p className="wrap-anywhere text-muted-foreground">
            {`To change it to ${awaited}, open the link we emailed there and confirm.`}
          </p>
        ) : null}
        {canBeMailed ? null : (
          <p className="text-muted-foreground">
            Email isn&apos;t set up on this site yet, so you can&apos;t confirm or change your
            address.
          </p>
        )}
      </CardContent>
      {canBeMailed ? (
        <CardFooter>
          {isConfirmed ? null : (
            <Button
              variant="outline"
              pending={confirmation.isPending}
              pendingLabel="Sending..."
              disabled={confirmation.isPending}
              onClick={() => confirmation.mutate()}
            >
              Resend confirmation
            </Button>
          )}
          <Button ref={opener} variant="outline" onClick={() => setIsChanging(true)}>
            Change email
          </Button>
        </CardFooter>
      ) : null}
      <ChangeEmailDialog
        open={isChanging}
        hasPassword={hasPassword}
        hasSecondFactor={factor?.isOn ?? false}
        onClose={() => setIsChanging(false)}
        onAsked={() => queries.invalidateQueries({ queryKey: emailAddress.queryKey })}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener.current?.focus();
        }}
      />
    </Card>
  );
}
