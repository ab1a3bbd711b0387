import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { ResourcesScreen } from "#components/get-ready/resources-screen.tsx";
import { contactsOfAccount } from "#services/contacts.ts";
import { contractorsNearOwner, everyContractorType } from "#services/get-ready.ts";
import { ownProfile } from "#services/profiles.ts";
import { addressOfAccount } from "#services/properties.ts";
import { sessionRead } from "#services/sessions.ts";
import { requireRead } from "#http/session.ts";

export const metadata: Metadata = { title: "Resources" };

const read = sessionRead({
  types: everyContractorType,
  contacts: contactsOfAccount,
  contractors: contractorsNearOwner,
  address: addressOfAccount,
  profile: ownProfile,
});

export default async function ResourcesPage() {
  const { user, answers } = await requireRead(read);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/contractor-types", answers.types),
        answerTo("GET /api/contractors/by-location/{userId}", answers.contractors, {
          userId: user.id,
        }),
        answerTo("GET /api/contacts", { contacts: answers.contacts }),
        answerTo("GET /api/property", answers.address),
        answerTo("GET /api/profile", answers.profile),
      ]}
    >
      <ResourcesScreen />
    </Prefill>
  );
}
