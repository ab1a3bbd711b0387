import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { confirmOffer } from "#services/buyer-offers.ts";
import { call } from "#tests/api.ts";
import { addDocument } from "#tests/documents.ts";
import { createUser, signIn, type TestUser } from "#tests/factories.ts";
import { createHousehold } from "#tests/fuzz/household.ts";
import { createHome } from "#tests/listing/public-home.ts";
import { CONTACT, sendUnconfirmed } from "#tests/offers/offers.ts";
import { makePdf } from "#tests/pdf.ts";
import { takePhoto } from "#tests/photos/pictures.ts";
import { addPhoto } from "#tests/photos/uploads.ts";
import { watchSecurityLog } from "#tests/security-lines.ts";
import { createWholeAccount } from "#tests/whole-account.ts";
import * as route from "./route.ts";

async function download(as: TestUser): Promise<Response> {
  const headers = { host: "localhost:3000", cookie: await signIn(as) };
  const request = new Request("http://localhost:3000/api/account-export", { headers });
  return route.GET(request, { params: Promise.resolve({}) });
}

async function filesOf(as: TestUser): Promise<Map<string, Buffer>> {
  const response = await download(as);
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

describe("GET /api/account-export", () => {
  it("contains everything the account entered or received, with an index", async () => {
    const { admin, member, mark } = await createWholeAccount();
    const picture = await takePhoto(900, 600);
    await addPhoto(admin, picture);
    const deed = makePdf(`Deed ${mark}`);
    await addDocument(admin, deed, { fileName: "A/B: deed?.pdf" });
    const log = watchSecurityLog();
    const files = await filesOf(admin);
    const text = (name: string) => files.get(name)?.toString() ?? "";
    const rows = (table: string) => JSON.parse(text(`data/${table}.json`) || "[]");

    expect(rows("people")).toMatchObject([{ email: admin.email }, { email: member.email }]);
    for (const table of [
      ...["user_profiles", "properties", "description_versions", "asking_prices", "own_sales"],
      ...["last_sales", "left_out_sales", "estimates", "net_sheets", "offers", "photos"],
      ...["documents", "checklist_items", "inventory_items", "step_completions", "listings"],
      ...["listing_changes", "inquiries", "messages", "showings", "open_houses"],
      ...["automations", "automation_runs", "account_events", "notifications", "subscriptions"],
      ...["open_house_visitors", "template_edits", "page_view_days", "settings", "contacts"],
    ]) {
      expect(rows(table), table).not.toEqual([]);
      expect(text("index.html"), table).toContain(`data/${table}.json`);
    }
    expect(rows("followers")).toEqual([{ followers: 1 }]);
    expect([...files.values()].join("\n")).not.toContain(`follower-${mark}`);
    expect(text("tables/inquiries.csv")).toContain(`Buyer ${mark}`);
    expect(text("tables/showings.csv").split("\r\n")[0]).toContain("Starts at");
    const photo = [...files.keys()].filter((name) => name.startsWith("photos/"));
    expect(photo).toEqual([expect.stringMatching(/^photos\/01-[\w-]+\.jpg$/)]);
    const documents = [...files].filter(([name]) => name.startsWith("documents/A-B- deed"));
    expect(documents).toEqual([[expect.stringMatching(/-v1-[0-9a-f]{8}\.pdf$/), deed]]);
    // The household's own files aren't in the store.
    expect(text("index.html")).toContain("Files we couldn&#x27;t find");
    expect(log.lines()).toContainEqual(
      expect.objectContaining({ event: "account_exported", subject: admin.id }),
    );
  });

  it("leaves out secrets, other accounts, and members' personal settings", async () => {
    const { admin, member, mark } = await createWholeAccount();
    const files = await filesOf(admin);
    const all = [...files.values()].map(String).join("\n");
    expect(all).not.toMatch(/\$2[aby]\$|secretHash|codeHash|tokenHash|formHash/);
    expect(all).not.toContain(`"address": "${mark}"`);
    const ofMember = [...files].filter(([, bytes]) => String(bytes).includes(member.id));
    const names = ofMember.map(([name]) => name);
    for (const table of ["user_profiles", "settings", "sessions", "api_tokens", "webhooks"]) {
      expect(names).not.toContain(`data/${table}.json`);
    }
    const other = await createHousehold();
    expect(all).not.toContain(other.mark);
  });

  it("includes an offer, its contact, and its terms only after the buyer confirms it", async () => {
    const home = await createHome();
    const { id } = await sendUnconfirmed(home, { note: "A hidden patio." });
    const contents = async () => [...(await filesOf(home.seller)).values()].map(String).join("\n");
    const before = await contents();
    for (const text of [id, CONTACT.email, "A hidden patio."]) expect(before).not.toContain(text);
    await confirmOffer(id, home.seller.accountId);
    const after = await contents();
    for (const text of [id, CONTACT.email, "A hidden patio."]) expect(after).toContain(text);
  });

  it("allows one download at a time, five an hour, for the Admin only", async () => {
    const admin = await createUser();
    const member = await createUser({ parent: admin });
    expect((await call(route, "GET", { as: member })).status).toBe(403);
    const first = await download(admin);
    expect((await call(route, "GET", { as: admin })).status).toBe(409);
    await first.arrayBuffer();
    for (let n = 1; n < 5; n++) await (await download(admin)).arrayBuffer();
    expect((await call(route, "GET", { as: admin })).status).toBe(429);
  });

  it("allows a new download after one is canceled", async () => {
    const admin = await createUser();
    await (await download(admin)).body?.cancel();
    expect((await download(admin)).status).toBe(200);
  });
});
