import type { Metadata } from "next";
import { DashboardScreen } from "#components/dashboard/dashboard-screen.tsx";
import { answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { requireRead } from "#http/session.ts";
import { dashboardReads, viewDashboard } from "#services/dashboard.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Dashboard" };

const read = sessionRead(dashboardReads);

export default async function DashboardPage() {
  const { user, answers } = await requireRead(read);
  return (
    <Prefill answers={[answerTo("GET /api/dashboard", viewDashboard(answers, user))]}>
      <DashboardScreen />
    </Prefill>
  );
}
