import type { Metadata } from "next";
import { notificationPages, unreadNotifications } from "#components/data/notification-queries.ts";
import { answerOf, answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { NotificationsScreen } from "#components/notifications/notifications-screen.tsx";
import { requireRead } from "#http/session.ts";
import { notificationReads, notificationValues } from "#services/notifications.ts";
import { sessionRead } from "#services/sessions.ts";

export const metadata: Metadata = { title: "Notifications" };

const read = sessionRead(notificationReads);

export default async function NotificationsPage() {
  const { answers } = await requireRead(read, notificationValues());
  const { page, unread } = answers;
  const { data } = answerTo("GET /api/notifications", { ...page, unread });
  return (
    <Prefill
      answers={[
        answerOf(unreadNotifications.queryKey, unread),
        answerOf(notificationPages("all").queryKey, { pages: [data], pageParams: [null] }),
      ]}
    >
      <NotificationsScreen />
    </Prefill>
  );
}
