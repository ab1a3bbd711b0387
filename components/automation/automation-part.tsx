"use client";

import { loadInView } from "#components/ui/load-in-view.tsx";

const Automation = loadInView(async () => (await import("./automation.tsx")).Automation);

/** What is done by itself, loaded when it is looked at. */
export function AutomationPart() {
  return <Automation />;
}
