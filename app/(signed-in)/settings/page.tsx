import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { SettingsScreen } from "#components/account/settings/settings-screen.tsx";
import { getSettings } from "#services/profiles.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage() {
  const user = await requireUser();
  return (
    <Prefill answers={[answerTo("GET /api/settings", await getSettings(user.id))]}>
      <SettingsScreen />
    </Prefill>
  );
}
