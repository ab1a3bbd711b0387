import type { ReactNode } from "react";
import { AuthFrame } from "#components/auth/auth-frame.tsx";
import { QueryProvider } from "#components/data/query-provider.tsx";

export default function SignedOutLayout({ children }: { children: ReactNode }) {
  return (
    <QueryProvider signedIn={false}>
      <AuthFrame>{children}</AuthFrame>
    </QueryProvider>
  );
}
