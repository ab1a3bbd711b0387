import type { Metadata } from "next";
import { ApiScreen } from "#components/api/api-screen.tsx";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { requireRead } from "#http/session.ts";
import { apiTokenReads, viewApiTokens } from "#services/api-tokens.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "API" };

const read = sessionRead(apiTokenReads);

export default async function ApiPage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill answers={[answerTo("GET /api/tokens", viewApiTokens(answers))]}>
      <ApiScreen />
    </Prefill>
  );
}
