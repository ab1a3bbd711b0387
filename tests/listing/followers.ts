import { eq, sql } from "drizzle-orm";
import * as followRoute from "#app/homes/[slug]/follow/route.tsx";
import * as linkRoute from "#app/homes/[slug]/follow/[secret]/route.tsx";
import { database } from "#db/client.ts";
import type { Mails } from "#db/jobs.ts";
import { followerSecret } from "#db/queries/followers.ts";
import { followers } from "#db/schema/index.ts";
import { makeTimeToken } from "#server/time-token.ts";
import type { TestHome } from "./public-home.ts";

const TEN_SECONDS = 10_000;
let caller = 0;

/** Returns a token of a form that a person has had open for a while. */
export const agedToken = ({ listingId }: Pick<TestHome, "listingId">) =>
  makeTimeToken("followers", listingId, Date.now() - TEN_SECONDS);

function formTo(path: string, fields: Record<string, string>, address: string): Request {
  return new Request(`http://localhost:3000${path}`, {
    method: "POST",
    headers: {
      host: "localhost:3000",
      origin: "http://localhost:3000",
      "x-forwarded-for": address,
      "content-type": "application/x-www-form-urlencoded",
    },
    body: String(new URLSearchParams(fields)),
  });
}

/** Sends the form on a home's page, from another network each time by default. */
export function askToFollow(
  home: Pick<TestHome, "slug" | "listingId">,
  fields: Record<string, string>,
  address = `10.7.${++caller >> 8}.${caller & 255}`,
): Promise<Response> {
  const sent = { token: agedToken(home), ...fields };
  const params = Promise.resolve({ slug: home.slug });
  return followRoute.POST(formTo(`/homes/${home.slug}/follow`, sent, address), { params });
}

/** Opens the page of a follower's link, or presses its button. */
export function openLink(secret: string, action?: string): Promise<Response> {
  const params = Promise.resolve({ slug: "home", secret });
  const path = `/homes/home/follow/${secret}`;
  if (action) return linkRoute.POST(formTo(path, { action }, "10.8.0.1"), { params });
  const headers = { host: "localhost:3000" };
  return linkRoute.GET(new Request(`http://localhost:3000${path}`, { headers }), { params });
}

export const rowsOf = ({ listingId }: Pick<TestHome, "listingId">) =>
  database().select().from(followers).where(eq(followers.listingId, listingId));

/** Follows a home with a confirmed address, and returns the secret of the link. */
export async function follow(home: TestHome, email: string): Promise<string> {
  await askToFollow(home, { email });
  const follower = (await rowsOf(home)).find((row) => row.email === email);
  const secret = followerSecret(follower?.id ?? "");
  await openLink(secret, "follow");
  return secret;
}

/** Returns the queued emails to a home's followers about changes, oldest first. */
export async function newsTo(home: TestHome): Promise<Mails["follower_news"][]> {
  const rows = await database().execute<{ data: Mails["follower_news"] }>(sql`
    select j.data from jobs.job j join followers f on f.id::text = j.data->>'followerId'
    where j.name = 'bulk_mail' and j.data->>'kind' = 'follower_news'
      and f.listing_id = ${home.listingId} order by j.created_on, j.id`);
  return rows.map(({ data }) => data);
}
