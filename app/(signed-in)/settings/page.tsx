import type { Metadata } from "next";
import { Prefill } from "#components/data/prefill.tsx";
import { SettingsScreen } from "#components/account/settings/settings-screen.tsx";
import { getSettings } from "#db/queries/settings.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const user = await requireUser();
  return (
    <Prefill data={{ "/api/settings": await getSettings(user.id) }}>
      <SettingsScreen />
    </Prefill>
  );
}
