import type { ReactNode } from "react";
import { PageHeader } from "#components/ui/page-header.tsx";
import { NavTabs } from "#components/ui/tabs.tsx";

const TABS = [
  { label: "Profile", href: "/profile", alsoAt: ["/"] },
  { label: "Settings", href: "/settings", alsoAt: ["/settings/api", "/settings/api/reference"] },
  { label: "Security", href: "/security" },
  { label: "Billing", href: "/billing", alsoAt: ["/billing/card"] },
  { label: "Users", href: "/users" },
] as const;

export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <PageHeader title="Your Account" />
      <NavTabs label="Your Account" tabs={TABS} />
      {children}
    </div>
  );
}
