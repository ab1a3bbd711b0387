"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Download } from "lucide";
import { useRef, useState } from "react";
import {
  accountDeletion,
  emailAddress,
  listing,
  secondFactor,
  subscription,
} from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import {
  Card,
  CardContent,
  CardDescription,
  CardFooter,
  CardHeader,
  CardTitle,
} from "#components/ui/card.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { returnFocus } from "#components/ui/return-focus.ts";
import { TITLES } from "#lib/screens.ts";

const DeleteAccountDialog = loadOnOpening(
  async () => (await import("./delete-account-dialog.tsx")).DeleteAccountDialog,
);

/** Downloads everything, and requests the account's deletion. For the Admin. */
export function AccountCard({ hasPassword }: { hasPassword: boolean }) {
  const queries = useQueryClient();
  const { data: pending } = useQuery(accountDeletion);
  const { data: factor } = useQuery(secondFactor);
  const { data: address } = useQuery(emailAddress);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function showDeletion(deletesAt: string) {
    const deletion = { requestedAt: new Date().toISOString(), deletesAt };
    queries.setQueryData(accountDeletion.queryKey, { deletion });
    for (const { queryKey } of [listing, subscription]) {
      void queries.invalidateQueries({ queryKey });
    }
    window.scrollTo({ top: 0 });
  }

  return (
    <Card id="account" className="scroll-mt-20">
      <CardHeader>
        <CardTitle ref={heading} tabIndex={-1} className="outline-none">
          {TITLES["/security#account"]}
        </CardTitle>
        <CardDescription>
          You own what you enter. Take a copy with you, or delete everything.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col items-start gap-4 leading-7">
        <p>
          The download has your home, prices, photos, documents, showings, messages and offers, as
          files that you can open without Porchlight.
        </p>
        <Button asChild variant="outline">
          <a href="/api/account-export" download>
            <Icon node={Download} />
            Download everything (ZIP)
          </a>
        </Button>
      </CardContent>
      {pending?.deletion ? null : (
        <CardFooter className="sm:justify-between">
          <p className="text-sm leading-6 text-muted-foreground">
            After you delete your account, you have 14 days to change your mind.
          </p>
          <Button
            ref={opener}
            variant="outline"
            className="text-destructive"
            onPointerEnter={DeleteAccountDialog.preload}
            onFocus={DeleteAccountDialog.preload}
            onClick={() => setOpen(true)}
          >
            Delete account
          </Button>
        </CardFooter>
      )}
      <DeleteAccountDialog
        open={isOpen}
        hasSecondFactor={factor?.isOn ?? false}
        // A link proves who asks where there's no password to enter.
        proof={hasPassword ? "password" : address?.canBeMailed ? "link" : "login"}
        onRequested={showDeletion}
        onClose={() => setOpen(false)}
        onCloseAutoFocus={(event) => returnFocus(event, opener.current, heading.current)}
      />
    </Card>
  );
}
