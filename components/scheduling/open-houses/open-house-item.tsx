"use client";

import { Badge } from "#components/ui/badge.tsx";
import { Button } from "#components/ui/button.tsx";
import type { OpenHouseRecord } from "#lib/schemas/open-houses.ts";
import { formatHours } from "#lib/us/zone-text.ts";

/** The dialogs that an open house's buttons open. */
export type OpenedPart = "change" | "cancel" | "sheet" | "invitation" | "attendance";

function cameText({ visitors, peopleCame }: OpenHouseRecord): string | null {
  const signedIn = visitors === 1 ? "1 signed in" : `${visitors} signed in`;
  if (peopleCame !== null) return `${peopleCame} came, ${signedIn}`;
  return visitors > 0 ? signedIn : null;
}

export function OpenHouseItem({
  openHouse,
  timeZone,
  onOpen,
}: {
  openHouse: OpenHouseRecord;
  timeZone: string;
  onOpen: (part: OpenedPart) => void;
}) {
  const { startsAt, endsAt, remarks, isPublic, isOver, sheet, visitors } = openHouse;
  const hours = formatHours(startsAt, endsAt, timeZone);
  const came = cameText(openHouse);
  const button = (part: OpenedPart, label: string, variant: "outline" | "ghost" = "outline") => (
    <Button
      size="sm"
      variant={variant}
      aria-label={`${label}: open house on ${hours}`}
      onClick={() => onOpen(part)}
    >
      {label}
    </Button>
  );
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0">
      <div className="leading-6">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {hours}
          {isPublic ? null : <Badge variant="accent">By invitation</Badge>}
          {came ? <Badge variant="primary">{came}</Badge> : null}
        </p>
        {remarks ? <p className="wrap-anywhere text-muted-foreground">{remarks}</p> : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {isOver && sheet && !sheet.isEnded ? button("sheet", "Sign-in sheet") : null}
        {isOver ? null : button("sheet", "Sign-in sheet")}
        {isOver || isPublic ? null : button("invitation", "Invitation link")}
        {isOver || visitors > 0 ? button("attendance", "Attendance") : null}
        {isOver ? null : button("change", "Edit")}
        {button("cancel", isOver ? "Delete" : "Cancel", "ghost")}
      </div>
    </li>
  );
}
