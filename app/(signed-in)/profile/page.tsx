import type { Metadata } from "next";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { ProfileScreen } from "#components/account/profile/profile-screen.tsx";
import { getProfile } from "#services/profiles.ts";
import { requireUser } from "#http/session.ts";

export const metadata: Metadata = { title: "Your Account" };

export default async function ProfilePage() {
  const user = await requireUser();
  return (
    <Prefill answers={[answerTo("GET /api/profile", await getProfile(user.id))]}>
      <ProfileScreen />
    </Prefill>
  );
}
