import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { ProfileScreen } from "#components/account/profile/profile-screen.tsx";
import { ownProfile } from "#services/profiles.ts";
import { sessionRead } from "#services/sessions.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "Your Account" };

const read = sessionRead({ profile: ownProfile });

export default async function ProfilePage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill answers={[answerTo("GET /api/profile", answers.profile)]}>
      <ProfileScreen />
    </Prefill>
  );
}
