import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { database } from "#db/client.ts";
import { attempts, inquiries } from "#db/schema/index.ts";
import { MAX_SPAM_INQUIRIES } from "#lib/fields/listing.ts";
import { TRAP_FIELD } from "#lib/listing/inquiry-form.ts";
import { BOUNDS } from "#services/limits.ts";
import { reachBound } from "#tests/reach-bound.ts";
import { askForTests, HOUR } from "#tests/listing/ask-form.ts";

const { home, send, kept, expectShownAgain } = askForTests();

describe("a message that fills in the trap field", () => {
  const trapped = { [TRAP_FIELD]: "https://spam.example" };

  it("is saved once as spam, with the usual response", async () => {
    for (const _ of ["sent", "twice"]) {
      const response = await send(trapped);
      expect(response.headers.get("location")).toBe(`/homes/${home().slug}/ask?sent=question`);
    }
    expect(await kept()).toMatchObject([{ state: "spam", isHeldBack: true, name: "Bo Reed" }]);
  });

  it("doesn't block the same message without it", async () => {
    await send(trapped);
    await send();
    expect((await kept()).map(({ state }) => state).toSorted()).toEqual(["new", "spam"]);
  });

  it.each([
    [{ name: "" }, 422],
    [{ token: "" }, 200],
  ])("is shown again with %j, like any other", async (changes, status) => {
    await expectShownAgain(await send({ ...trapped, ...changes }), status);
  });

  it("has its own limits, and doesn't use up others", async () => {
    await send(trapped);
    const kinds = (await database().select().from(attempts)).map(({ kind }) => kind).toSorted();
    expect(kinds).toEqual([
      ...["inquiryByAddress", "spamByAnyone", "spamByListing", "spamByListingByDay"],
    ]);
    await reachBound("spamByListing");
    await database().delete(inquiries);
    await expectShownAgain(await send({ ...trapped, name: "Al" }), 429, "Please send it later");
    await send();
    expect(await kept()).toMatchObject([{ state: "new" }]);
  });

  it("is deleted to make room for newer spam", async () => {
    const old = Array.from({ length: MAX_SPAM_INQUIRIES }, (_, n) => ({
      ...{
        listingId: home().listingId,
        kind: "question" as const,
        name: `Robot ${n}`,
        message: "",
      },
      ...{ state: "spam" as const, isHeldBack: true, receivedAt: new Date(Date.now() - n * HOUR) },
    }));
    await database().insert(inquiries).values(old);
    await database()
      .insert(inquiries)
      .values({ ...old[0]!, name: "By hand", isHeldBack: false });
    await send(trapped);
    const names = (await kept()).map(({ name }) => name);
    expect(names).toHaveLength(MAX_SPAM_INQUIRIES + 1);
    expect(names).toEqual(expect.arrayContaining(["Bo Reed", "By hand", "Robot 0"]));
    expect(names).not.toContain(`Robot ${MAX_SPAM_INQUIRIES - 1}`);
  });
});

describe("the limits", () => {
  const fill = async (kind: keyof typeof BOUNDS) => {
    const { limit } = BOUNDS[kind];
    const [one] = await database().select().from(attempts).where(eq(attempts.kind, kind));
    const rows = Array.from({ length: limit - 1 }, () => ({
      kind,
      key: one?.key ?? "",
      attemptedAt: one?.attemptedAt ?? new Date(),
    }));
    await database().insert(attempts).values(rows);
    await database().delete(inquiries);
  };

  it.each([
    ["inquiryByAddress", 1],
    ["inquiryByListing", 2],
    ["inquiryByListingByDay", 3],
    ["inquiryByAnyone", 4],
  ] as const)("return 429 and keep the entries: %s", async (kind, n) => {
    const address = `10.8.0.${n}`;
    await send({}, { address });
    await fill(kind);
    const another = kind === "inquiryByAddress" ? address : `10.8.1.${n}`;
    const response = await send({}, { address: another });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectShownAgain(response, 429, "Please send it later");
  });

  it("don't count repeated messages", async () => {
    await send();
    const before = await database().$count(attempts);
    await send();
    expect(await database().$count(attempts)).toBe(before);
  });
});
