import type { Metadata } from "next";
import { Prefill } from "#components/data/prefill.tsx";
import { ProfileScreen } from "#components/account/profile/profile-screen.tsx";
import { getProfile } from "#db/queries/profiles.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Your Account" };

export default async function ProfilePage() {
  const user = await requireUser();
  return (
    <Prefill data={{ "/api/profile": await getProfile(user.id) }}>
      <ProfileScreen />
    </Prefill>
  );
}
