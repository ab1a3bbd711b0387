"use client";

import { loadInView } from "#components/ui/load-in-view.tsx";

const Automation = loadInView(async () => (await import("./automation.tsx")).Automation);

export function AutomationPart() {
  return <Automation />;
}
