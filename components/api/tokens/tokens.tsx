"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { apiTokens } from "#components/data/queries.ts";
import { Card, CardDescription, CardHeader, CardTitle } from "#components/ui/card.tsx";
import { loadOnOpening } from "#components/ui/load-on-opening.tsx";
import { toastFailure } from "#components/ui/toast-failure.ts";
import { toast } from "#components/ui/use-toast.ts";
import { api } from "#lib/api/client.ts";
import { TOKEN_LIMIT } from "#lib/fields/api-tokens.ts";
import type { ApiTokensView, ApiTokenView, NewApiToken } from "#lib/schemas/api-tokens.ts";
import { NewSecret } from "../new-secret.tsx";
import { TokenForm } from "./token-form.tsx";
import { TokenRow } from "./token-row.tsx";

const EndQuestion = loadOnOpening(async () => (await import("../end-question.tsx")).EndQuestion);

export function Tokens({ view }: { view: ApiTokensView }) {
  const client = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const [asked, setAsked] = useState<ApiTokenView | null>(null);
  const [isAsking, setAsking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = (shown: ApiTokensView) => client.setQueryData(apiTokens.queryKey, shown);
  const end = useMutation({
    mutationFn: (tokenId: string) => api("DELETE /api/tokens/{tokenId}", { params: { tokenId } }),
    onSuccess: (left) => {
      show(left);
      toast({ title: asked?.isOver ? "Token removed" : "Token revoked" });
    },
    onError: async (error) => {
      toastFailure("We couldn't revoke the token", error);
      // Usually it was ended in another window.
      await client.invalidateQueries({ queryKey: apiTokens.queryKey });
    },
    onSettled: () => setAsking(false),
  });
  const showNew = ({ secret: made, ...left }: NewApiToken) => {
    setSecret(made);
    show(left);
  };
  const ask = (token: ApiTokenView) => {
    setAsked(token);
    setAsking(true);
  };

  return (
    <>
      <Card id="tokens" className="scroll-mt-20">
        <CardHeader>
          <CardTitle ref={heading} tabIndex={-1} className="outline-none">
            Tokens
          </CardTitle>
          <CardDescription>
            {`Software with a token acts as you. Create a separate token for each program so you can revoke one without affecting the others. Each token can make ${TOKEN_LIMIT.limit} requests a minute.`}
          </CardDescription>
        </CardHeader>
        {secret ? (
          <NewSecret
            secret={secret}
            title="Your new token"
            advice="Copy it now. We won't show it again. Anyone with this token has the access you chose, so keep it secret."
            copyLabel="Copy token"
            onDone={() => setSecret(null)}
          />
        ) : null}
        {view.tokens.length === 0 ? (
          <p className="p-5 text-muted-foreground sm:p-7">You don&apos;t have any tokens.</p>
        ) : (
          <ul role="list" aria-label="Tokens" className="flex flex-col divide-y px-5 py-2 sm:px-7">
            {view.tokens.map((token) => (
              <TokenRow key={token.id} token={token} onEnd={() => ask(token)} />
            ))}
          </ul>
        )}
      </Card>
      {view.isIncluded ? <TokenForm onMade={showNew} /> : null}
      <EndQuestion
        title={asked?.isOver ? "Remove this token?" : "Revoke this token?"}
        description={
          asked?.isOver
            ? `“${asked.name}” no longer works. This only removes it from your list.`
            : `Software that uses “${asked?.name}” will lose access right away.`
        }
        confirmLabel={asked?.isOver ? "Remove token" : "Revoke token"}
        open={isAsking}
        onClose={() => setAsking(false)}
        isPending={end.isPending}
        onConfirm={() => asked && end.mutate(asked.id)}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          heading.current?.focus();
        }}
      />
    </>
  );
}
