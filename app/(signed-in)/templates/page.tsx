import type { Metadata } from "next";
import { headers } from "next/headers";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { TemplatesScreen } from "#components/templates/templates-screen.tsx";
import { publicOrigin } from "#http/origin.ts";
import { requireRead } from "#http/session.ts";
import { sessionRead } from "#services/sessions.ts";
import { templateReads, viewTemplates } from "#services/templates.ts";

export const metadata: Metadata = { title: "Templates" };

const read = sessionRead(templateReads);

export default async function TemplatesPage() {
  const { answers } = await requireRead(read);
  const view = answers.property && viewTemplates(answers, publicOrigin(await headers()));
  return (
    <Prefill answers={[answerTo("GET /api/templates", view)]}>
      <TemplatesScreen />
    </Prefill>
  );
}
