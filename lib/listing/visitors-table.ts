import { formatMoment } from "#lib/format.ts";
import { asCsv } from "#lib/text/csv.ts";

interface Visitor {
  name: string;
  email: string | null;
  phone: string | null;
  hasAgent: boolean;
  agentName: string | null;
  mayWrite: boolean;
  signedAt: Date;
  stoppedAt: Date | null;
  writtenAt: Date | null;
}

const HEADS = ["Signed in", "Name", "Email", "Phone", "Agent", "Agreed to email", "Emailed"];

/** Returns a CSV of an open house's visitors, in the home's time zone. */
export function visitorsTable(visitors: readonly Visitor[], timeZone: string): string {
  const moment = (at: Date) => formatMoment(at.toISOString(), timeZone);
  const agentOf = ({ hasAgent, agentName }: Visitor) => agentName ?? (hasAgent ? "Yes" : "");
  const rows = visitors.map((visitor) => [
    moment(visitor.signedAt),
    visitor.name,
    visitor.email ?? "",
    visitor.phone ?? "",
    agentOf(visitor),
    visitor.mayWrite && !visitor.stoppedAt ? "Yes" : "No",
    visitor.writtenAt ? moment(visitor.writtenAt) : "",
  ]);
  return asCsv([HEADS, ...rows]);
}
