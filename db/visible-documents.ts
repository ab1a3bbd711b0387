import { and, eq, or } from "drizzle-orm";
import type { Owner } from "./owned-read.ts";
import { documents } from "./schema/index.ts";

/** Who asks for documents: what they see depends on the account and on themselves. */
export interface Viewer {
  id: string;
  accountId: string;
}

/** The one condition by which documents are seen, and by that changed, shared, downloaded and found. */
export const isVisibleTo = ({ id, accountId }: Owner) =>
  and(
    eq(documents.accountId, accountId),
    or(
      eq(documents.visibility, "everyone"),
      eq(documents.addedBy, id),
      // An account has the id of its Admin.
      eq(documents.accountId, id),
    ),
  );
