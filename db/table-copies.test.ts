import { expect, it } from "vitest";
import { createEmptyDatabase, withClient } from "#tests/backup/databases.ts";
import { copyOut, type CopiedTable, withCopies } from "./table-copies.ts";

const table: CopiedTable = { name: "filling", columns: ["words"] };
const ROW_BYTES = 1_001;

// The driver loses the end of an answer when its last rows fill the buffer, which depends on the table's
// size. So every size is tried with a slow reader.
it("reads a table of any size to its end, even if the reader is slow or stops early", async () => {
  await withClient(await createEmptyDatabase(), async (client) => {
    await client`create table filling (words text)`;
    for (let rows = 1; rows <= 150; rows += 1) {
      await client`insert into filling values (${"x".repeat(ROW_BYTES - 1)})`;
      const bytes = await withCopies(client, "snapshot", async (sql) => {
        let read = 0;
        for await (const piece of copyOut(sql, table)) {
          if (read === 0) await client`select 1`;
          read += piece.length;
        }
        for await (const _ of copyOut(sql, table)) break;
        await sql`select 1`;
        return read;
      });
      expect(bytes).toBe(rows * ROW_BYTES);
    }
  });
});
