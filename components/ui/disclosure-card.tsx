"use client";

import { ChevronDown } from "lucide";
import { type ReactNode, useState } from "react";
import { CardTitle } from "./card.tsx";
import { Icon } from "./icon.tsx";

/**
 * Renders a card whose content opens below its title.
 * @param startsOpen whether it is open until the person opens or closes it
 */
export function DisclosureCard({
  title,
  startsOpen = false,
  children,
}: {
  title: string;
  startsOpen?: boolean;
  children: ReactNode;
}) {
  const [choice, setChoice] = useState<boolean | null>(null);
  return (
    <details
      open={choice ?? startsOpen}
      onToggle={({ currentTarget }) => setChoice(currentTarget.open)}
      className="group/card rounded-xl border bg-card text-card-foreground shadow-card"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-xl px-5 py-4 sm:px-7 [&::-webkit-details-marker]:hidden">
        <CardTitle className="text-lg">{title}</CardTitle>
        <Icon
          node={ChevronDown}
          className="shrink-0 text-muted-foreground transition-transform duration-150 group-open/card:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-5 px-5 pt-1 pb-5 sm:px-7 sm:pb-7">{children}</div>
    </details>
  );
}
