import type { ReactNode } from "react";
import { OpenFrame } from "#components/open/open-frame.tsx";
import { hasSessionCookie } from "#http/session.ts";

export default async function OpenLayout({ children }: { children: ReactNode }) {
  return <OpenFrame isLoggedIn={await hasSessionCookie()}>{children}</OpenFrame>;
}
