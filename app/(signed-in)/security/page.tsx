import type { Metadata } from "next";
import { SecurityScreen } from "#components/account/security/security-screen.tsx";
import { hasPassword } from "#db/queries/users.ts";
import { requireUser } from "#lib/session.ts";

export const metadata: Metadata = { title: "Security" };

export default async function SecurityPage() {
  const user = await requireUser();
  return <SecurityScreen email={user.email} hasPassword={await hasPassword(user.id)} />;
}
