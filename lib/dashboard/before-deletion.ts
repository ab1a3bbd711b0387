import { formatDate } from "#lib/format.ts";

/** Returns the next step in an account whose deletion is requested. */
export function stepBeforeDeletion({
  deletesAt,
  timeZone,
  isAdmin,
}: {
  deletesAt: Date;
  timeZone: string;
  isAdmin: boolean;
}) {
  const day = formatDate(deletesAt.toISOString(), { style: "short", timeZone });
  return {
    title: "Download what you want to keep",
    ...(isAdmin
      ? {
          reason: `Everything is deleted on ${day}. You can't publish until you keep your account.`,
          action: "Go to Security",
          href: "/security#account",
        }
      : {
          reason: `Everything is deleted on ${day}, unless the Admin keeps the account.`,
          action: "Go to Documents",
          href: "/documents/files",
        }),
  };
}
