import type { ReactNode } from "react";
import { Prefill } from "#components/data/prefill.tsx";
import { QueryProvider } from "#components/data/query-provider.tsx";
import { AppShell } from "#components/layout/app-shell.tsx";
import type { SessionUser } from "#db/queries/sessions.ts";
import { userView } from "#lib/schemas/account.ts";

/** What stands around every screen of a signed-in person: sidebar, top bar, and their data. */
export function SignedInFrame({ user, children }: { user: SessionUser; children: ReactNode }) {
  return (
    <QueryProvider signedIn>
      <Prefill data={{ "/api/auth/user": userView.parse(user) }}>
        <AppShell user={{ name: user.name, email: user.email }}>{children}</AppShell>
      </Prefill>
    </QueryProvider>
  );
}
