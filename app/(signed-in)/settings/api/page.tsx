import type { Metadata } from "next";
import { ApiScreen } from "#components/api/api-screen.tsx";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { requireRead } from "#http/session.ts";
import { TITLES } from "#lib/screens.ts";
import { apiTokenReads, viewApiTokens } from "#services/api-tokens.ts";
import { sessionRead } from "#services/sessions.ts";
import { viewWebhooks, webhookReads } from "#services/webhooks.ts";

export const metadata: Metadata = { title: TITLES["/settings/api"] };

const read = sessionRead({ ...apiTokenReads, ...webhookReads });

export default async function ApiPage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill
      answers={[
        answerTo("GET /api/tokens", viewApiTokens(answers)),
        answerTo("GET /api/webhooks", viewWebhooks(answers)),
      ]}
    >
      <ApiScreen />
    </Prefill>
  );
}
