import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { ProfileScreen } from "#components/account/profile/profile-screen.tsx";
import { ownEmailAddress, viewEmailAddress } from "#services/email-address.ts";
import { ownProfile } from "#services/profiles.ts";
import { propertyOfAccount } from "#services/properties.ts";
import { sessionRead } from "#services/sessions.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "Your Account" };

const read = sessionRead({
  profile: ownProfile,
  address: ownEmailAddress,
  property: propertyOfAccount,
});

export default async function ProfilePage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/profile", answers.profile),
        answerTo("GET /api/properties/latest", answers.property),
        answerTo("GET /api/email-address", viewEmailAddress(answers.address)),
      ]}
    >
      <ProfileScreen />
    </Prefill>
  );
}
