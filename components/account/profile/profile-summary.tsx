"use client";

import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide";
import { useEffect, useRef } from "react";
import { emailAddress } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { TitledCard } from "#components/ui/card.tsx";
import { EmailText } from "#components/ui/email-text.tsx";
import { Icon } from "#components/ui/icon.tsx";
import type { ProfileView } from "#lib/schemas/profile.ts";
import { PROFILE_ROWS, type ProfileField } from "./profile-rows.ts";

/** @param returnTo the row whose button gets the focus back after the form closes */
export function ProfileSummary({
  profile,
  accountEmail,
  returnTo,
  onEdit,
}: {
  profile: ProfileView | null;
  accountEmail: string;
  returnTo: ProfileField | null;
  onEdit: (field: ProfileField) => void;
}) {
  const { data: address } = useQuery(emailAddress);
  const returnButton = useRef<HTMLButtonElement>(null);
  useEffect(() => returnButton.current?.focus({ preventScroll: true }), []);

  return (
    <TitledCard title="Profile" className="pt-3 pb-2 sm:pt-4 sm:pb-3">
      <dl className="divide-y">
        {PROFILE_ROWS.map(({ label, field, lines: read }) => {
          const lines = read(profile, accountEmail);
          return (
            <div
              key={label}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3.5 sm:grid-cols-[13rem_minmax(0,1fr)_auto]"
            >
              <dt className="col-start-1 text-sm leading-5 text-muted-foreground">{label}</dt>
              <dd className="col-start-1 mt-0.5 leading-6 wrap-anywhere sm:col-start-2 sm:mt-0">
                {lines.map((line) => (
                  <span key={line} className="block">
                    {line.includes("@") ? <EmailText>{line}</EmailText> : line}
                  </span>
                ))}
                {lines.length === 0 ? (
                  <span className="text-muted-foreground">Not added yet</span>
                ) : null}
                {field === "accountEmail" && address ? (
                  <span className="block text-sm text-muted-foreground">
                    {address.isConfirmed ? "Confirmed" : "Not confirmed"}
                  </span>
                ) : null}
                {field === "addressLine1" && profile?.isSameSellingAddress ? (
                  <span className="block text-sm text-muted-foreground">
                    Also the address you&apos;re selling
                  </span>
                ) : null}
              </dd>
              <dd className="col-start-2 row-span-2 row-start-1 sm:col-start-3 sm:row-span-1">
                <Button
                  ref={field === returnTo ? returnButton : null}
                  variant="ghost"
                  size="icon"
                  aria-label={`Edit ${label.toLowerCase()}`}
                  onClick={() => onEdit(field)}
                  className="-mr-2 text-muted-foreground"
                >
                  <Icon node={Pencil} />
                </Button>
              </dd>
            </div>
          );
        })}
      </dl>
    </TitledCard>
  );
}
