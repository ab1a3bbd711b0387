import type { Metadata } from "next";
import { Prefill } from "#components/data/prefill.tsx";
import { DescriptionScreen } from "#components/description/description-screen.tsx";
import { getLatestProperty } from "#db/queries/properties.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Description" };

export default async function DescriptionPage() {
  const user = await requireUser();
  return (
    <Prefill data={{ "/api/properties/latest": await getLatestProperty(user.accountId) }}>
      <DescriptionScreen />
    </Prefill>
  );
}
