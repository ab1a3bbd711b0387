"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { currentUser, invitations, members, subscription } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { returnFocus } from "#components/ui/return-focus.ts";
import { errorMessage } from "#lib/api/client.ts";
import type { Member } from "#lib/schemas/users.ts";
import { UsersCard } from "./users-card.tsx";

const AddUserDialog = loadOnOpening(
  async () => (await import("./add-user-dialog.tsx")).AddUserDialog,
);
const DeleteUserDialog = loadOnOpening(
  async () => (await import("./delete-user-dialog.tsx")).DeleteUserDialog,
);

const ADDED = "User added successfully. The new user has been created and can now log in.";
const DELETED = "User deleted successfully. The user has been removed from your account.";

export function UsersScreen() {
  const queries = useQueryClient();
  const { data: user } = useQuery(currentUser);
  const { data: plan } = useQuery(subscription);
  const list = useQuery(members);
  const { data: open } = useQuery(invitations);
  const [success, setSuccess] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"add" | "delete" | null>(null);
  const [memberToDelete, setMemberToDelete] = useState<Member | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);

  const refresh = () =>
    Promise.all(
      [members, invitations].map(({ queryKey }) => queries.invalidateQueries({ queryKey })),
    );
  const closeDialog = (name: "add" | "delete") =>
    setDialog((current) => (current === name ? null : current));

  function openDialog(name: "add" | "delete", button: HTMLElement) {
    setSuccess(null);
    setFailure(null);
    opener.current = button;
    setDialog(name);
  }

  /** The button of a deleted user is gone with its row. */
  const focusAgain = (event: Event) => returnFocus(event, opener.current, heading.current);

  async function showAdded() {
    await refresh();
    closeDialog("add");
    setSuccess(ADDED);
  }

  async function showDeleted(error: Error | null) {
    // Refresh after a failure too: someone else may have deleted them first.
    await refresh();
    closeDialog("delete");
    if (error) setFailure(errorMessage(error, "Failed to delete user"));
    else setSuccess(DELETED);
  }

  return (
    <AccountFrame>
      <Banner tone="success" message={success} onHide={() => setSuccess(null)} />
      <Banner tone="error" message={failure} onHide={() => setFailure(null)} />
      {list.isPending ? <LoadingCard /> : null}
      {list.error && list.data === undefined ? (
        <ReadFailed what="the users" error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && user ? (
        <UsersCard
          caller={user}
          members={list.data}
          invited={(open ?? []).map(({ userId }) => userId)}
          plan={plan}
          headingRef={heading}
          onAdd={(button) => openDialog("add", button)}
          onDelete={(member, button) => {
            setMemberToDelete(member);
            openDialog("delete", button);
          }}
        />
      ) : null}
      <AddUserDialog
        open={dialog === "add"}
        onClose={() => closeDialog("add")}
        onAdded={showAdded}
        onCloseAutoFocus={focusAgain}
      />
      <DeleteUserDialog
        member={memberToDelete}
        open={dialog === "delete"}
        onClose={() => closeDialog("delete")}
        onSettled={showDeleted}
        onCloseAutoFocus={focusAgain}
      />
    </AccountFrame>
  );
}
