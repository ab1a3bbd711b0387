import type { ReactNode, Ref } from "react";
import { PageHeader } from "#components/ui/page-header.tsx";
import { NavTabs } from "#components/ui/tabs.tsx";
import { useMovedAnchors } from "./use-moved-anchors.ts";

const TABS = [
  { label: "Checklist", href: "/documents" },
  { label: "Files", href: "/documents/files" },
  { label: "What stays", href: "/documents/what-stays" },
] as const;

/** @param props.ref takes the focus when the element that had it is gone */
export function DocumentsFrame({
  ref,
  actions,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  actions?: ReactNode;
  children: ReactNode;
}) {
  useMovedAnchors();
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className="mx-auto flex w-full max-w-5xl flex-col gap-6 outline-none"
    >
      <PageHeader
        title="Documents"
        description="Keep the documents for your sale in one place, and share them with buyers."
        actions={actions}
      />
      <NavTabs label="Documents" tabs={TABS} className="print:hidden" />
      {children}
    </div>
  );
}
