import type { ReactNode } from "react";
import { QueryProvider } from "#components/data/query-provider.tsx";

export default function SignedOutLayout({ children }: { children: ReactNode }) {
  return <QueryProvider signedIn={false}>{children}</QueryProvider>;
}
