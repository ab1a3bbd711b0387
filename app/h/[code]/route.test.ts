import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { database } from "#db/client.ts";
import { listings } from "#db/schema/index.ts";
import { addSlug, createHome, setStatus, visit } from "#tests/listing/public-home.ts";
import * as pageRoute from "#app/homes/[slug]/route.ts";
import * as route from "./route.ts";

const open = (code: string) => visit(route, `/h/${code}`, { params: { code } });

async function createWithCode() {
  const home = await createHome();
  const [row] = await database()
    .select({ code: listings.shortCode })
    .from(listings)
    .where(eq(listings.id, home.listingId));
  return { home, code: row?.code ?? "" };
}

it("redirects to the home's page, even after its address changed", async () => {
  const { home, code } = await createWithCode();
  expect(code).toMatch(/^[2-9a-fxy]{8}$/);
  for (const typed of [code, code.toUpperCase()]) {
    const answer = await open(typed);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      302,
      `/homes/${home.slug}?from=qr`,
    ]);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  await addSlug(home.listingId, `corrected-${home.slug}`, 2);
  expect((await open(code)).headers.get("location")).toBe(`/homes/corrected-${home.slug}?from=qr`);
});

it.each([
  ["withdrawn", 410],
  ["draft", 404],
  ["sold", 302],
] as const)("responds for a %s home with %i", async (status, answered) => {
  const { home, code } = await createWithCode();
  await setStatus(home, status);
  const answer = await open(code);
  expect(answer.status).toBe(answered);
  if (answered === 302) return;
  const page = await visit(pageRoute, `/homes/${home.slug}`, { params: { slug: home.slug } });
  expect([page.status, await page.text()]).toEqual([answered, await answer.text()]);
});

it("returns 404 for an unknown or invalid code", async () => {
  for (const other of ["22222222", "x", "\0", "a".repeat(9_000)]) {
    expect((await open(other)).status).toBe(404);
  }
});

it("differs between homes", async () => {
  const codes = await Promise.all([createWithCode(), createWithCode()]);
  expect(new Set(codes.map(({ code }) => code)).size).toBe(2);
});
