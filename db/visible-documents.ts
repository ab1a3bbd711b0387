import { and, eq, or } from "drizzle-orm";
import type { Owner } from "./owned-read.ts";
import { documents } from "./schema/index.ts";

/** The person who asks for documents; which they see depends on the account and on themselves. */
export interface Viewer {
  id: string;
  accountId: string;
}

/** The only condition for which documents a person sees, and so can change, share, download and find. */
export const isVisibleTo = ({ id, accountId }: Owner) =>
  and(
    eq(documents.accountId, accountId),
    or(
      eq(documents.visibility, "everyone"),
      eq(documents.addedBy, id),
      eq(documents.accountId, id),
    ),
  );
