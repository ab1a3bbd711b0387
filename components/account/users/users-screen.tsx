"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { AccountFrame } from "#components/layout/account-frame.tsx";
import { LoadingCard } from "#components/layout/loading-card.tsx";
import { currentUser, members, subscription } from "#components/data/queries.ts";
import { ReadFailed } from "#components/data/read-failed.tsx";
import { ConfirmDialog } from "#components/ui/alert-dialog.tsx";
import { Banner } from "#components/ui/banner.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardTitle } from "#components/ui/card.tsx";
import { canAddUsers } from "#lib/account-rules.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import type { Member } from "#lib/schemas/users.ts";
import { AddUserDialog } from "./add-user-dialog.tsx";
import { PlanHint } from "./plan-hint.tsx";
import { UsersTable } from "./users-table.tsx";

const ADDED = "User added successfully. The new user has been created and can now log in.";
const DELETED = "User deleted successfully. The user has been removed from your account.";

/** /users: the people of the account. */
export function UsersScreen() {
  const queries = useQueryClient();
  const { data: user } = useQuery(currentUser);
  const { data: plan } = useQuery(subscription);
  const list = useQuery(members);
  const [success, setSuccess] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<Member | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement>(null);

  const readAnew = () => queries.invalidateQueries({ queryKey: members.queryKey });

  const remove = useMutation({
    mutationFn: ({ id }: Member) => api(`/api/users/${id}`, { method: "DELETE" }),
    onSettled: async (_, error) => {
      // After a failure too: someone else may have deleted them first.
      await readAnew();
      setIsAsking(false);
      if (error) setFailure(errorMessage(error, "Failed to delete user"));
      else setSuccess(DELETED);
    },
  });

  async function showAdded() {
    await readAnew();
    setIsAdding(false);
    setSuccess(ADDED);
  }

  /** A dialog opens: the banners of what was done before go, and the button is remembered. */
  function prepareDialog(button: HTMLElement) {
    setSuccess(null);
    setFailure(null);
    opener.current = button;
  }

  /** Back to the button that opened the dialog; a deleted person's has gone with its row. */
  function returnFocus(event: Event) {
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : heading.current;
    target?.focus();
  }

  return (
    <AccountFrame>
      <Banner tone="success" message={success} onHide={() => setSuccess(null)} />
      <Banner tone="error" message={failure} onHide={() => setFailure(null)} />
      {list.isPending ? <LoadingCard /> : null}
      {list.error && list.data === undefined ? (
        <ReadFailed what="The users" error={list.error} onRetry={() => void list.refetch()} />
      ) : null}
      {list.data && user ? (
        <Card>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b p-5 sm:px-7">
            <div className="flex min-w-0 flex-col gap-1">
              <CardTitle ref={heading} tabIndex={-1} className="outline-none">
                Users
              </CardTitle>
              <p className="text-[0.9375rem] leading-6 text-muted-foreground">
                Everyone here works on the same property and plan.
              </p>
            </div>
            {canAddUsers(plan ?? null) ? (
              <Button
                onClick={(event) => {
                  prepareDialog(event.currentTarget);
                  setIsAdding(true);
                }}
              >
                Add User
              </Button>
            ) : null}
          </div>
          <UsersTable
            caller={user}
            members={list.data}
            onDelete={(member, button) => {
              prepareDialog(button);
              setLeaving(member);
              setIsAsking(true);
            }}
          />
          {plan === undefined || canAddUsers(plan) ? null : <PlanHint caller={user} plan={plan} />}
        </Card>
      ) : null}
      <AddUserDialog
        open={isAdding}
        onOpenChange={setIsAdding}
        onAdded={showAdded}
        onCloseAutoFocus={returnFocus}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete user"
        description={`Are you sure you want to delete the user "${leaving?.email ?? ""}"? This action cannot be undone.`}
        confirmLabel="Delete"
        pending={remove.isPending}
        pendingLabel="Deleting..."
        onConfirm={() => leaving && remove.mutate(leaving)}
        onCloseAutoFocus={returnFocus}
      />
    </AccountFrame>
  );
}
