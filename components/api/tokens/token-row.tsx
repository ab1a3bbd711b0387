"use client";

import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import { useTimeZone } from "#components/ui/use-time-zone.ts";
import { TOKEN_SCOPES } from "#lib/fields/api-tokens.ts";
import { formatDate, formatMoment } from "#lib/format.ts";
import type { ApiTokenView } from "#lib/schemas/api-tokens.ts";

function whenOf({ createdAt, lastUsedAt, endsAt, isOver }: ApiTokenView, timeZone: string): string {
  const day = (moment: string) => formatDate(moment, { style: "short", timeZone });
  const used = lastUsedAt ? `last used ${formatMoment(lastUsedAt, timeZone)}` : "never used";
  const end = endsAt ? `${isOver ? "expired" : "expires"} ${day(endsAt)}` : "no expiration";
  return `Created ${day(createdAt)}, ${used}, ${end}`;
}

export function TokenRow({ token, onEnd }: { token: ApiTokenView; onEnd: () => void }) {
  const timeZone = useTimeZone();
  const what = token.isOver ? "Remove" : "Revoke";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-2 leading-6 font-medium wrap-anywhere">
          {token.name}
          <Badge variant={token.scope === "write" ? "accent" : "neutral"}>
            {TOKEN_SCOPES[token.scope]}
          </Badge>
          {token.isOver ? <Badge variant="destructive">Expired</Badge> : null}
        </p>
        <p className="text-sm leading-5 text-muted-foreground">
          <span className="font-mono">{token.prefix}…</span> {whenOf(token, timeZone)}
        </p>
      </div>
      <Button variant="outline" size="sm" aria-label={`${what} ${token.name}`} onClick={onEnd}>
        {what}
      </Button>
    </li>
  );
}
