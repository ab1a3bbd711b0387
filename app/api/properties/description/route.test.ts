import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as features from "#app/api/properties/features/route.ts";
import * as rewrite from "#app/api/properties/features/rewrite/route.ts";
import * as latest from "#app/api/properties/latest/route.ts";
import { database } from "#db/client.ts";
import { descriptionVersions, users } from "#db/schema/index.ts";
import type { VersionsView } from "#lib/schemas/description.ts";
import { NO_FEATURES } from "#lib/fields/features.ts";
import type { LatestPropertyView } from "#lib/schemas/property.ts";
import { call } from "#tests/api.ts";
import { createProperty, createUser, type TestUser } from "#tests/factories.ts";
import * as accept from "./accept/route.ts";
import * as route from "./route.ts";
import * as versions from "./versions/route.ts";

let user: TestUser;

beforeEach(async () => {
  user = await createUser();
  await createProperty(user);
});

const save = (description: string, replaces?: string, as = user) =>
  call(route, "POST", { as, body: { description, replaces } });

async function readProperty(as = user): Promise<LatestPropertyView> {
  return (await call(latest, "GET", { as })).body as LatestPropertyView;
}

async function readVersions(as = user, query = ""): Promise<VersionsView> {
  const answer = await call(versions, "GET", { as, query });
  expect(answer.status).toBe(200);
  return answer.body as VersionsView;
}

/** Ages a version past its editing session, so that the next edit creates a new version. */
async function age(description: string) {
  await database()
    .update(descriptionVersions)
    .set({ createdAt: new Date(Date.now() - 120_000) })
    .where(eq(descriptionVersions.description, description));
}

/** Adds versions with the texts "Text 0" and so on, saved in this order by `at`, a time in milliseconds. */
async function addVersions(count: number, at = (n: number) => Date.now() + n) {
  const { id: propertyId } = await readProperty();
  await database()
    .insert(descriptionVersions)
    .values(
      Array.from({ length: count }, (_, n) => ({
        ...{ propertyId, description: `Text ${n}`, origin: "edited" as const },
        savedAt: new Date(at(n)),
      })),
    );
}

async function storedTexts(): Promise<string[]> {
  const { id: propertyId } = await readProperty();
  const rows = await database()
    .select({ description: descriptionVersions.description })
    .from(descriptionVersions)
    .where(eq(descriptionVersions.propertyId, propertyId));
  return rows.map(({ description }) => description);
}

const texts = ({ versions: all }: VersionsView) => all.map(({ description }) => description);

describe("POST /api/properties/description", () => {
  it("saves a text verbatim for everyone on the account", async () => {
    const description = `<b>Ours</b>\n\nעברית 🏡 "quoted"`;
    const answer = await save(description);
    expect([answer.status, answer.body]).toEqual([
      200,
      { description, descriptionAccepted: false },
    ]);
    const partner = await createUser({ parent: user });
    expect((await readProperty(partner)).generatedDescription).toBe(description);
  });

  it("clears the accepted mark, unless the text is the accepted one", async () => {
    await call(accept, "POST", { as: user, body: { description: "Ours." } });
    expect((await save("Ours.")).body).toMatchObject({ descriptionAccepted: true });
    expect((await readProperty()).descriptionAccepted).toBe(true);
    await save("Ours, mended.");
    expect((await readProperty()).descriptionAccepted).toBe(false);
  });

  it("returns 409 when the text changed in the meantime, and keeps both texts", async () => {
    await save("First.");
    const partner = await createUser({ parent: user });
    expect((await save("By the partner.", "First.", partner)).status).toBe(200);
    const answer = await save("Mine.", "First.");
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({ error: expect.stringContaining("saved under Past versions") });
    expect((await readProperty()).generatedDescription).toBe("By the partner.");
    expect(texts(await readVersions())).toEqual(["Mine.", "By the partner.", "First."]);
    expect((await save("Mine.", "By the partner.")).status).toBe(200);
    expect((await readProperty()).generatedDescription).toBe("Mine.");
  });

  it("keeps both texts from one person's two tabs in one session", async () => {
    await save("First.");
    expect((await save("In one tab.", "First.")).status).toBe(200);
    expect((await save("In the other.", "First.")).status).toBe(409);
    expect(texts(await readVersions())).toEqual(["In the other.", "In one tab."]);
    expect((await save("In the other, after all.", "In one tab.")).status).toBe(200);
    expect(texts(await readVersions())).toContain("In one tab.");
    await call(accept, "POST", { as: user, body: { description: "Accepted in a third." } });
    expect(texts(await readVersions())).toContain("In the other, after all.");
  });

  it("keeps a person's latest five conflicting texts per session", async () => {
    await save("Present.");
    const partner = await createUser({ parent: user });
    expect((await save("Partner's.", "Elsewhere.", partner)).status).toBe(409);
    for (let n = 1; n <= 40; n++) expect((await save(`Text ${n}`, "Elsewhere.")).status).toBe(409);
    const last = [40, 39, 38, 37, 36].map((n) => `Text ${n}`);
    expect(texts(await readVersions())).toEqual([...last, "Partner's.", "Present."]);
    await age("Text 40");
    await save("Text 41", "Elsewhere.");
    expect(texts(await readVersions())).toEqual(["Text 41", ...last, "Partner's.", "Present."]);
  });

  it("never drops a saved text for a conflicting one", async () => {
    const partner = await createUser({ parent: user });
    for (let n = 1; n <= 6; n++) {
      await save(`Mine ${n}`);
      await save(`Partner's ${n}`, undefined, partner);
    }
    for (let n = 1; n <= 6; n++) await save(`Aside ${n}`, "Elsewhere.");
    const all = texts(await readVersions());
    for (let n = 1; n <= 6; n++) expect(all).toContain(`Mine ${n}`);
    // A text that is saved again no longer counts as one in conflict.
    await save("Aside 6");
    for (let n = 7; n <= 12; n++) await save(`Aside ${n}`, "Elsewhere.");
    expect(texts(await readVersions())).toContain("Aside 6");
  });

  it("accepts exactly one of three edits of the same text", async () => {
    await save("First.");
    await age("First.");
    const partner = await createUser({ parent: user });
    const answers = await Promise.all([
      save("One.", "First."),
      save("Other.", "First.", partner),
      save("Third.", "First.", await createUser({ parent: user })),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(texts(await readVersions()).toSorted()).toEqual(["First.", "One.", "Other.", "Third."]);
  });

  it.each([
    ["an empty text", { description: " \n" }],
    ["a text that is too long", { description: "x".repeat(5001) }],
    ["no text", {}],
    ["a number", { description: 7 }],
    ["a NUL", { description: "a\0" }],
    ["a replaced text that is too long", { description: "x", replaces: "x".repeat(5001) }],
  ])("refuses %s", async (_, body) => {
    const answer = await call(route, "POST", { as: user, body });
    expect(answer.status).toBe(400);
    expect((await readProperty()).generatedDescription).toBeNull();
  });

  it("needs a property, and never changes another account's", async () => {
    expect((await save("Theirs.", undefined, await createUser())).status).toBe(404);
    expect((await readProperty()).generatedDescription).toBeNull();
  });
});

describe("GET /api/properties/description/versions", () => {
  it("lists every generated, rewritten, edited, and accepted text, newest first", async () => {
    const generated = await call(features, "POST", { as: user, body: NO_FEATURES });
    const { description: first } = generated.body as { description: string };
    await save("My own words.", first);
    const rewritten = await call(rewrite, "POST", {
      as: user,
      body: { currentDescription: "My own words, unsaved.", tone: "plain", length: "short" },
    });
    const { description: second } = rewritten.body as { description: string };
    await call(accept, "POST", { as: user, body: { description: second } });

    const { versions: all, hasMore } = await readVersions();
    expect(hasMore).toBe(false);
    const style = { writer: "built_in", tone: "plain", length: "short" };
    const own = { writer: null, tone: null, length: null, acceptedAt: null };
    expect(all).toMatchObject([
      { description: second, origin: "rewritten", ...style, acceptedAt: expect.any(String) },
      { description: "My own words, unsaved.", origin: "edited", ...own },
      { description: "My own words.", origin: "edited", ...own },
      { description: first, origin: "generated", tone: "warm", length: "standard" },
    ]);
    expect(all[0]?.author).toEqual({ id: user.id, name: user.email });
    expect((await readProperty()).descriptionStyle).toEqual({ tone: "plain", length: "short" });
  });

  it("merges the edits of one session, and starts a new version after it", async () => {
    await save("One");
    await save("One two", "One");
    await save("One two three", "One two");
    await age("One two three");
    await save("One two three four", "One two three");
    expect(texts(await readVersions())).toEqual(["One two three four", "One two three"]);
  });

  it("separates two people's edits, and never overwrites an accepted text", async () => {
    await save("Mine");
    const partner = await createUser({ parent: user });
    await save("Partner's", "Mine", partner);
    await call(accept, "POST", { as: partner, body: { description: "Partner's" } });
    await save("Partner's, again", "Partner's", partner);
    expect(texts(await readVersions())).toEqual(["Partner's, again", "Partner's", "Mine"]);
  });

  it("lists a restored text once, as the newest", async () => {
    await save("One");
    await age("One");
    await save("Two");
    await age("Two");
    await save("One");
    expect(texts(await readVersions())).toEqual(["One", "Two"]);
  });

  it("returns versions page by page", async () => {
    const start = Date.now();
    // Some versions share a time, so the order must not depend on it alone.
    await addVersions(120, (n) => start + Math.floor(n / 3));
    const seen: string[] = [];
    let query = "";
    for (let more = true; more;) {
      const page = await readVersions(user, query);
      seen.push(...texts(page));
      more = page.hasMore;
      query = `before=${page.versions.at(-1)?.id}`;
    }
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `Text ${119 - index}`));
  });

  it("keeps the latest 500 and the current text", async () => {
    await save("Present.");
    await age("Present.");
    await addVersions(499);
    const stranger = await createUser();
    await createProperty(stranger);
    await save("Theirs", undefined, stranger);
    expect((await save("Aside.", "Elsewhere.")).status).toBe(409);
    const held = await storedTexts();
    expect(held).toHaveLength(500);
    expect(held).toEqual(expect.arrayContaining(["Present.", "Aside.", "Text 1", "Text 498"]));
    expect(held).not.toContain("Text 0");
    expect(texts(await readVersions(stranger))).toEqual(["Theirs"]);
  });

  it("keeps the last accepted text, however old", async () => {
    await call(accept, "POST", { as: user, body: { description: "Accepted." } });
    await age("Accepted.");
    await addVersions(500);
    await save("Present.");
    const all = await storedTexts();
    expect(all).toEqual(expect.arrayContaining(["Accepted.", "Present."]));
    expect(all).not.toContain("Text 0");
  });

  it("keeps the versions of a member who left", async () => {
    const partner = await createUser({ parent: user });
    await save("Partner's", undefined, partner);
    await database().delete(users).where(eq(users.id, partner.id));
    expect((await readVersions()).versions).toMatchObject([
      { description: "Partner's", author: null },
    ]);
  });

  it("never lists another account's versions", async () => {
    await save("Ours");
    const [ours] = (await readVersions()).versions;
    const stranger = await createUser();
    expect((await readVersions(stranger)).versions).toEqual([]);
    await createProperty(stranger);
    await save("Theirs", undefined, stranger);
    expect((await readVersions(stranger, `before=${ours?.id}`)).versions).toEqual([]);
  });

  it.each(["before=x", "before=1.5", "before=-1", "before=1e99"])("refuses ?%s", async (query) => {
    expect((await call(versions, "GET", { as: user, query })).status).toBe(400);
  });
});
