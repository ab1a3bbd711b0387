import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { SettingsScreen } from "#components/account/settings/settings-screen.tsx";
import { ownSettings } from "#services/profiles.ts";
import { sessionRead } from "#services/sessions.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "Settings" };

const read = sessionRead({ settings: ownSettings });

export default async function SettingsPage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill answers={[answerTo("GET /api/settings", answers.settings)]}>
      <SettingsScreen />
    </Prefill>
  );
}
