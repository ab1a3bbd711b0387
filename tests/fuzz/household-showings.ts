import { database } from "#db/client.ts";
import { showingDays, showings, showingSettings } from "#db/schema/index.ts";
import { DEFAULT_SHOWING_SETTINGS } from "#lib/fields/showings.ts";

const HOUR_MS = 60 * 60 * 1000;

/**
 * Adds two requested showings, a canceled one, a blocked time, and a day with special hours.
 * @returns the ids of the first four
 */
export async function fillShowings(listingId: string, mark: string): Promise<string[]> {
  const db = database();
  await db.insert(showingSettings).values({
    listingId,
    ...{ ...DEFAULT_SHOWING_SETTINGS, videoLink: `https://video.example/${mark}` },
  });
  await db
    .insert(showingDays)
    .values({ listingId, day: "2099-06-12", hours: [], note: `Day ${mark}` });
  const first = new Date("2099-06-20T12:00:00Z").getTime();
  const states = ["requested", "requested", "cancelled", "blocked"] as const;
  const added = await db
    .insert(showings)
    .values(
      states.map((state, index) => ({
        ...{ listingId, state, name: `Visitor ${mark}`, message: `Please ${mark}` },
        email: `visitor.${mark}@example.com`,
        startsAt: new Date(first + index * 24 * HOUR_MS),
        endsAt: new Date(first + (index * 24 + 1) * HOUR_MS),
        heldUntil: new Date(first + (index * 24 + 1) * HOUR_MS),
        answerBy: state === "requested" ? new Date(first) : null,
        secretHash: state === "blocked" ? null : `${mark} ${index}`,
      })),
    )
    .returning({ id: showings.id });
  return added.map(({ id }) => id);
}
