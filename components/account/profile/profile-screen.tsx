"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmNotice } from "#components/account/email/confirm-notice.tsx";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { contractorsNear, currentUser, members, profile } from "#components/data/queries.ts";
import { useWaitingDraft } from "#components/forms/use-waiting-draft.ts";
import { Banner } from "#components/ui/banner.tsx";
import type { ProfileView } from "#lib/schemas/profile.ts";
import { NextStep } from "./next-step.tsx";
import { PROFILE_DRAFT, ProfileForm } from "./profile-form.tsx";
import { isFilledIn, type ProfileField } from "./profile-rows.ts";
import { ProfileSummary } from "./profile-summary.tsx";

type Choice = { isEditing: boolean; field: ProfileField | null };

export function ProfileScreen() {
  const queries = useQueryClient();
  const router = useRouter();
  const { data: user } = useQuery(currentUser);
  const { data, isPending, error } = useQuery(profile);
  const hasDraft = useWaitingDraft(PROFILE_DRAFT);
  /** Null before the person chooses. */
  const [choice, setChoice] = useState<Choice | null>(null);
  const [message, setMessage] = useState<string | null>(null);

  const isEditing = choice?.isEditing ?? (!isFilledIn(data ?? null) || hasDraft);
  const field = choice?.field ?? null;
  const accountEmail = user?.email ?? data?.ownerEmail ?? "";

  function showSaved(saved: ProfileView) {
    queries.setQueryData(profile.queryKey, saved);
    // The user list shows the name, and the contractors depend on the address.
    const stale = [members, contractorsNear(user?.id ?? "")];
    for (const { queryKey } of stale) void queries.invalidateQueries({ queryKey });
    // The server renders the name in the top bar.
    if (saved.name !== user?.name) router.refresh();
    setMessage("Your profile has been saved successfully.");
    setChoice({ isEditing: false, field: field ?? "name" });
  }

  return (
    <AccountFrame>
      <ConfirmNotice />
      <Banner tone="success" message={message} onHide={() => setMessage(null)} />
      <Banner
        tone="error"
        message={error && data === undefined ? "Failed to fetch profile" : null}
        hideAfter={null}
      />
      {isPending ? <LoadingCard /> : null}
      {data === undefined ? null : isEditing ? (
        <ProfileForm
          profile={data}
          accountEmail={accountEmail}
          openOn={field}
          onSaved={showSaved}
          onCancel={() => setChoice({ isEditing: false, field: field ?? "name" })}
        />
      ) : (
        <>
          {isFilledIn(data) ? <NextStep /> : null}
          <ProfileSummary
            profile={data}
            accountEmail={accountEmail}
            returnTo={field}
            onEdit={(next) => {
              setMessage(null);
              setChoice({ isEditing: true, field: next });
            }}
          />
        </>
      )}
    </AccountFrame>
  );
}
