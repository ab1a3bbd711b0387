import type { ReactNode } from "react";
import { requireUser } from "#http/session.ts";
import { SignedInFrame } from "../signed-in-frame.tsx";

export default async function SignedInLayout({ children }: { children: ReactNode }) {
  return <SignedInFrame user={await requireUser()}>{children}</SignedInFrame>;
}
