"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { emailAddress, invitations } from "#components/data/queries.ts";
import { Button } from "#components/ui/button.tsx";
import { ConfirmFirst } from "#components/ui/confirm-first.tsx";
import { toast } from "#components/ui/use-toast.ts";
import { api, errorMessage } from "#lib/api/client.ts";
import type { Member } from "#lib/schemas/users.ts";

export function Invited({
  member: { id, email },
  caller,
}: {
  member: Member;
  caller: { id: string };
}) {
  const queries = useQueryClient();
  const { data: address } = useQuery(emailAddress);
  const invitation = useMutation({
    mutationFn: () => api("POST /api/invitations/{userId}", { params: { userId: id } }),
    onSuccess: () =>
      toast({ title: "Invitation sent", description: `We emailed an invitation to ${email}.` }),
    onError: (error) =>
      toast({
        title: "Invitation not sent",
        description: errorMessage(error),
        variant: "destructive",
      }),
    // They may have accepted in the meantime.
    onSettled: () => queries.invalidateQueries({ queryKey: invitations.queryKey }),
  });
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm leading-6">
      <span className="text-muted-foreground">Invitation pending</span>
      {id !== caller.id && address?.isConfirmed === false ? (
        <ConfirmFirst what="invitations" />
      ) : null}
      {id === caller.id || address?.isConfirmed === false ? null : (
        <Button
          variant="link"
          size="inline"
          aria-label={`Resend invitation to ${email}`}
          disabled={invitation.isPending}
          onClick={() => invitation.mutate()}
        >
          Resend invitation
        </Button>
      )}
    </span>
  );
}
