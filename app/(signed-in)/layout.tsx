import type { Viewport } from "next";
import type { ReactNode } from "react";
import { answerOf, answerTo } from "#components/data/answer-to.ts";
import { Prefill } from "#components/data/prefill.tsx";
import { unreadNotifications } from "#components/data/notification-queries.ts";
import { QueryProvider } from "#components/data/query-provider.tsx";
import { AppShell } from "#components/layout/app-shell.tsx";
import { DeletionNotice } from "#components/layout/deletion-notice.tsx";
import { requireRead } from "#http/session.ts";
import { deletionOfAccount, viewDeletion } from "#services/account-deletion.ts";
import { unreadInquiriesOfAccount } from "#services/inquiries.ts";
import { unreadOfPerson } from "#services/notifications.ts";
import { sessionRead } from "#services/sessions.ts";

/** Screens reach the edges of a phone and keep clear of its notch and home indicator. */
export const viewport: Viewport = { viewportFit: "cover" };

const read = sessionRead({
  unread: unreadOfPerson,
  unreadMessages: unreadInquiriesOfAccount,
  deletion: deletionOfAccount,
});

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const { user, answers } = await requireRead(read);
  return (
    <QueryProvider signedIn>
      <Prefill
        answers={[
          answerTo("GET /api/auth/user", user),
          answerTo("GET /api/account-deletion", viewDeletion(answers.deletion)),
          answerOf(unreadNotifications.queryKey, answers.unread),
          answerTo("GET /api/inquiries/unread", { unread: answers.unreadMessages }),
        ]}
      >
        <AppShell user={{ name: user.name, email: user.email }}>
          <DeletionNotice />
          {children}
        </AppShell>
      </Prefill>
    </QueryProvider>
  );
}
