import type { Metadata } from "next";
import { Prefill } from "#components/data/prefill.tsx";
import { BasicsScreen } from "#components/property/basics-screen.tsx";
import { getLatestProperty } from "#db/queries/properties.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "The Basics" };

export default async function PropertyBasicsPage() {
  const user = await requireUser();
  return (
    <Prefill data={{ "/api/properties/latest": await getLatestProperty(user.accountId) }}>
      <BasicsScreen />
    </Prefill>
  );
}
