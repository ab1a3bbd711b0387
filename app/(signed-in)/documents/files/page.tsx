import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { DocumentsScreen } from "#components/documents/documents-screen.tsx";
import { requireRead } from "#http/session.ts";
import { documentReads, viewDocuments } from "#services/documents.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Files" };

const read = sessionRead(documentReads);

export default async function FilesPage() {
  const { answers, user } = await requireRead(read);
  return (
    <Prefill answers={[answerTo("GET /api/documents", viewDocuments(answers, user))]}>
      <DocumentsScreen tab="files" />
    </Prefill>
  );
}
