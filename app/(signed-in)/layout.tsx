import type { ReactNode } from "react";
import { answerTo, Prefill } from "#components/data/prefill.tsx";
import { QueryProvider } from "#components/data/query-provider.tsx";
import { AppShell } from "#components/layout/app-shell.tsx";
import { requireUser } from "#http/session.ts";

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  const user = await requireUser();
  return (
    <QueryProvider signedIn>
      <Prefill answers={[answerTo("GET /api/auth/user", user)]}>
        <AppShell user={{ name: user.name, email: user.email }}>{children}</AppShell>
      </Prefill>
    </QueryProvider>
  );
}
