import { AccountFrame } from "#components/layout/account-frame.tsx";
import { Button } from "#components/ui/button.tsx";
import { Card, CardContent, CardHeader, CardTitle, TitledCard } from "#components/ui/card.tsx";
import { Input } from "#components/ui/input.tsx";
import { Label } from "#components/ui/label.tsx";
import { Link } from "#components/ui/link.tsx";
import { findCalls, type ReferenceMessage, type ReferencePart } from "#lib/api/reference.ts";
import { formatCount } from "#lib/format.ts";
import { About } from "./about.tsx";
import { CallEntry } from "./call-entry.tsx";
import { CallList } from "./call-list.tsx";
import { REFERENCE } from "./addresses.ts";
import { WebhookMessages } from "./webhook-messages.tsx";

// A plain browser form, so that the page needs no script.
function SearchForm({ words }: { words: string }) {
  return (
    <form
      action={REFERENCE}
      role="search"
      aria-label="Calls"
      className="flex flex-wrap items-end gap-3"
    >
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-2">
        <Label htmlFor="reference-words">Find a call</Label>
        <Input id="reference-words" type="search" name="q" defaultValue={words} maxLength={100} />
      </div>
      <Button type="submit" variant="outline">
        Find calls
      </Button>
    </form>
  );
}

function Found({ parts, words }: { parts: readonly ReferencePart[]; words: string }) {
  const found = findCalls(parts, words);
  const count = found.reduce((sum, { calls }) => sum + calls.length, 0);
  return (
    <Card>
      <CardHeader>
        <CardTitle className="wrap-anywhere">{`${formatCount(count, "call", "calls")} for “${words}”`}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-6">
        <CallList parts={found} />
        <Button asChild variant="link" size="inline" className="self-start">
          <Link href={REFERENCE}>All calls</Link>
        </Button>
      </CardContent>
    </Card>
  );
}

function Part({ part, origin }: { part: ReferencePart; origin: string }) {
  return (
    <TitledCard title={part.title} description={part.text} className="flex flex-col gap-8">
      {part.calls.map((call) => (
        <CallEntry key={call.id} call={call} origin={origin} />
      ))}
    </TitledCard>
  );
}

function Everything({
  parts,
  messages,
  origin,
}: {
  parts: readonly ReferencePart[];
  messages: readonly ReferenceMessage[];
  origin: string;
}) {
  return (
    <>
      <About origin={origin} />
      <TitledCard
        title="All calls for tokens"
        description="Each call shows the permission its token needs: read or change."
      >
        <CallList parts={parts} />
      </TitledCard>
      <WebhookMessages messages={messages} />
    </>
  );
}

/**
 * @param partId the part shown in full; null for none
 * @param words searched for; empty for none
 * @param origin the site's origin
 */
export function ReferenceScreen({
  parts,
  messages,
  partId,
  words,
  origin,
}: {
  parts: readonly ReferencePart[];
  messages: readonly ReferenceMessage[];
  partId: string | null;
  words: string;
  origin: string;
}) {
  const part = parts.find(({ id }) => id === partId);
  return (
    <AccountFrame>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button asChild variant="link" size="inline">
          <Link href="/settings/api">Your tokens and webhooks</Link>
        </Button>
        {part ? (
          <Button asChild variant="link" size="inline">
            <Link href={REFERENCE}>All calls</Link>
          </Button>
        ) : null}
      </div>
      <SearchForm words={words} />
      {words ? <Found parts={parts} words={words} /> : null}
      {!words && part ? <Part part={part} origin={origin} /> : null}
      {!words && !part ? <Everything parts={parts} messages={messages} origin={origin} /> : null}
    </AccountFrame>
  );
}
