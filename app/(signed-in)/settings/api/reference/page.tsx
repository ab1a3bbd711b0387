import type { Metadata } from "next";
import { headers } from "next/headers";
import { ReferenceScreen } from "#components/api/reference/reference-screen.tsx";
import { publicOrigin } from "#http/origin.ts";
import { requireRead } from "#http/session.ts";
import { apiReference, webhookReference } from "#lib/api/reference.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "API reference" };

const MAX_WORDS = 100;
const read = sessionRead({});

const textOf = (value: string | string[] | undefined) => (typeof value === "string" ? value : "");

export default async function ReferencePage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  await requireRead(read);
  const { part, q } = await searchParams;
  return (
    <ReferenceScreen
      parts={apiReference()}
      messages={webhookReference()}
      partId={textOf(part) || null}
      words={textOf(q).trim().slice(0, MAX_WORDS)}
      origin={publicOrigin(await headers())}
    />
  );
}
