import { and, desc, inArray, isNull, sql } from "drizzle-orm";
import { ownedRead } from "#db/owned-read.ts";
import { documents } from "#db/schema/index.ts";
import { isVisibleTo } from "#db/visible-documents.ts";

const MAX_PAPERS = 30;
const MAX_PAGE_TEXT = 10_000;

/** What is noted and written in the latest disclosures and reports that the person may see. */
export const paperTextsOfAccount = ownedRead(
  (owner, db) =>
    db
      .select({
        name: documents.name,
        note: documents.note,
        pageText: sql<string>`left(${documents.pageText}, ${sql.raw(String(MAX_PAGE_TEXT))})`,
      })
      .from(documents)
      .where(
        and(
          isVisibleTo(owner),
          isNull(documents.deletedAt),
          inArray(documents.folder, ["disclosures", "inspections", "repairs"]),
        ),
      )
      .orderBy(desc(documents.updatedAt), documents.id)
      .limit(MAX_PAPERS),
  (rows) => rows,
);
