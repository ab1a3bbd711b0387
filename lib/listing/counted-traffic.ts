import { formatCount } from "#lib/format.ts";

/** Formats a week's traffic: "42 views, 3 messages and 1 showing request". */
export const countedTraffic = ({
  views,
  inquiries,
  showings,
}: Readonly<Record<"views" | "inquiries" | "showings", number>>): string =>
  `${formatCount(views, "view", "views")}, ${formatCount(inquiries, "message", "messages")} and ${formatCount(showings, "showing request", "showing requests")}`;
