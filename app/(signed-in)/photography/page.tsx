import type { Metadata } from "next";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { PhotographyScreen } from "#components/photos/photography-screen.tsx";
import { requireRead } from "#http/session.ts";
import { photoReads, viewPhotos } from "#services/photos.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Photography" };

const read = sessionRead(photoReads);

export default async function PhotographyPage() {
  const { answers } = await requireRead(read);
  return (
    <Prefill answers={[answerTo("GET /api/photos", viewPhotos(answers))]}>
      <PhotographyScreen />
    </Prefill>
  );
}
