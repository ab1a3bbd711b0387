import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { ownedRead, type Owner } from "#db/owned-read.ts";
import { wordsIn } from "#db/schema/words.ts";
import { isVisibleTo } from "#db/visible-documents.ts";
import {
  accountEvents,
  descriptionVersions,
  documents,
  inquiries,
  listings,
  messages,
  notifications,
  photos,
  properties,
  showings,
  userProfiles,
  users,
} from "#db/schema/index.ts";
import type { AccountEvent } from "#lib/events/event.ts";
import type { DocumentFolder } from "#lib/fields/documents.ts";
import type { InquiryKind } from "#lib/fields/listing.ts";
import type { ShowingState } from "#lib/fields/showings.ts";
import type { VersionView } from "#lib/schemas/description.ts";
import { MIN_ALIKE, MAX_LONGER, SHORTEST_NEAR } from "#lib/search/nearness.ts";
import type { AskedWord } from "#lib/search/words.ts";

// The newest of each kind that are searched; a description has no more versions.
const MAX_INQUIRIES = 300;
const MAX_MESSAGES = 300;
const MAX_SHOWINGS = 300;
const MAX_NOTIFICATIONS = 100;
/** Words compared with a misspelled one: those of the newest texts, up to this total. */
const MAX_COMPARED = 8_000;
const MAX_SUGGESTIONS = 5;

/** Returns the search words as the values of the reads below. */
export const searchValues = (asked: readonly AskedWord[], most: number) => ({
  asked: JSON.stringify(asked.map(({ word, stem }) => ({ word, form: `'${stem}':*` }))),
  // Without words nothing is found, since no text has an empty word.
  query: asked.map(({ stem }) => `'${stem}':*`).join(" & "),
  most,
});

// Long texts of an account: inquiries and the messages after them, showings, documents, and earlier
// descriptions.
const textsOf = (owner: Owner): SQL => sql`
  select 'version' as kind, v.id::text as id, v.saved_at as at, v.origin::text as origin,
    null as name, null as reach, v.description as text, v.words
  from ${descriptionVersions} v join ${properties} p on p.id = v.property_id
  where p.user_id = ${owner.accountId} and v.description is distinct from p.generated_description
  union all
  (select 'inquiry', i.id::text, i.received_at, i.kind::text,
    i.name, concat_ws(' ', i.email, i.phone), i.message, i.words
  from ${inquiries} i
    join ${listings} l on l.id = i.listing_id
    join ${properties} p on p.id = l.property_id
  where p.user_id = ${owner.accountId} and i.state <> 'spam'
  order by i.received_at desc limit ${sql.raw(String(MAX_INQUIRIES))})
  union all
  (select 'inquiry', i.id::text, m.sent_at, i.kind::text,
    i.name, concat_ws(' ', i.email, i.phone), m.text,
    m.words || ${wordsIn(sql`concat_ws(' ', i.name, i.email, i.phone)`)}
  from ${messages} m
    join ${inquiries} i on i.id = m.inquiry_id
    join ${listings} l on l.id = i.listing_id
    join ${properties} p on p.id = l.property_id
  where p.user_id = ${owner.accountId} and i.state <> 'spam'
  order by m.sent_at desc limit ${sql.raw(String(MAX_MESSAGES))})
  union all
  (select 'showing', s.id::text, s.starts_at,
    case when s.state in ('requested', 'proposed') and s.answer_by <= now() then 'expired'
      else s.state::text end,
    s.name, concat_ws(' ', s.email, s.phone), '', s.words
  from ${showings} s
    join ${listings} l on l.id = s.listing_id
    join ${properties} p on p.id = l.property_id
  where p.user_id = ${owner.accountId} and s.state not in ('blocked', 'spam')
  order by s.starts_at desc limit ${sql.raw(String(MAX_SHOWINGS))})
  union all
  select 'document', ${documents.id}::text, ${documents.updatedAt}, ${documents.folder}::text,
    ${documents.name}, ${documents.note}, ${documents.pageText}, ${documents.words}
  from ${documents}
  where ${isVisibleTo(owner)} and ${documents.deletedAt} is null`;

// Of a longer document, only excerpts around the words are returned.
const LONGEST_WHOLE = 20_000;
const placesIn = sql`
  case when length(ranked.text) <= ${sql.raw(String(LONGEST_WHOLE))} then ranked.text
  else ts_headline('simple', ranked.text,
    coalesce((select query from meant), ${sql.placeholder("query")}::tsquery),
    'StartSel="",StopSel="",MaxFragments=8,MaxWords=60,MinWords=20') end`;

// Maps each unknown word to similar ones, and a known word to itself. The offset keeps PostgreSQL from
// inlining the subquery and evaluating it repeatedly.
const suggestionQuery = sql`
  select case when bool_and(a.forms is not null) then string_agg('(' || a.forms || ')', ' & ') end
  from (
    select case
      when exists (select from texts t where t.words @@ asked.form) then asked.form::text
      else (
        select string_agg(quote_literal(near.word), ' | ') from (
          select c.word, case
            when abs(length(c.word) - length(asked.word)) <= ${sql.raw(String(MAX_LONGER))}
            then similarity(c.word, asked.word) end as alike
          from compared c
          where length(asked.word) >= ${sql.raw(String(SHORTEST_NEAR))}
          order by alike desc nulls last limit ${sql.raw(String(MAX_SUGGESTIONS))}) near
        where near.alike >= ${sql.raw(String(MIN_ALIKE))})
      end as forms
    from json_to_recordset(${sql.placeholder("asked")}::json) as asked(word text, form tsquery)
    offset 0) a`;

/**
 * The texts of an account with every word, the newest of each kind first, at most `most` per kind. If none
 * has the words as written, they may be misspelled.
 */
export const textsWithWords = ownedRead(
  (owner, db) => {
    const found = sql`(
      with texts as materialized (${textsOf(owner)}),
      exact as materialized (
        select * from texts where words @@ ${sql.placeholder("query")}::tsquery),
      compared as materialized (
        select distinct word from (
          select words,
            -- A document may have more words than all else: it comes last.
            sum(length(words)) over (order by kind = 'document', at desc, id) as words_so_far
          from texts) t,
          unnest(tsvector_to_array(words)) word
        where words_so_far <= ${sql.raw(String(MAX_COMPARED))}),
      meant as materialized (select (${suggestionQuery})::tsquery as query
        where not exists (select from exact)),
      -- Of a conversation, the newest message that has the words.
      all_found as (
        select distinct on (kind, id) * from (
          select * from exact
          union all select texts.* from texts, meant where texts.words @@ meant.query) each
        order by kind, id, at desc),
      ranked as (
        select *, count(*) over (partition by kind)::int as count,
          row_number() over (partition by kind order by at desc, id) as place
        from all_found)
      select kind, id, at, origin, name, reach, ${placesIn} as text, count from ranked
      where place <= ${sql.placeholder("most")}::int
      order by kind, place) found`;
    return db
      .select({
        kind: sql<"version" | "inquiry" | "showing" | "document">`found.kind`,
        id: sql<string>`found.id`,
        at: sql<string>`found.at`,
        origin: sql<
          VersionView["origin"] | InquiryKind | ShowingState | DocumentFolder
        >`found.origin`,
        name: sql<string | null>`found.name`,
        reach: sql<string | null>`found.reach`,
        text: sql<string>`found.text`,
        count: sql<number>`found.count`,
      })
      .from(found);
  },
  (rows) => rows,
);
export type FoundText = ReturnType<typeof textsWithWords.view>[number];

/** The texts of an account's photos, in their order. */
export const photoTextsOfAccount = ownedRead(
  ({ accountId }, db) =>
    db
      .select({
        id: photos.id,
        roomKey: photos.roomKey,
        roomNumber: photos.roomNumber,
        caption: photos.caption,
        alternativeText: photos.alternativeText,
      })
      .from(photos)
      .where(and(eq(photos.accountId, accountId), isNull(photos.deletedAt)))
      .orderBy(photos.position, photos.id),
  (rows) => rows,
);

/** A person's latest notifications, the newest first. */
export const notificationTextsOfPerson = ownedRead(
  ({ id }, db) =>
    db
      .select({
        kind: accountEvents.kind,
        data: accountEvents.data,
        at: accountEvents.at,
        actor: sql<string | null>`coalesce(nullif(${userProfiles.name}, ''), ${users.email})`,
      })
      .from(notifications)
      .innerJoin(accountEvents, eq(accountEvents.id, notifications.eventId))
      .leftJoin(users, eq(users.id, accountEvents.actorId))
      .leftJoin(userProfiles, eq(userProfiles.userId, users.id))
      .where(eq(notifications.userId, id))
      .orderBy(desc(notifications.id))
      .limit(MAX_NOTIFICATIONS),
  (rows) =>
    rows.map(({ kind, data, at, actor }) => ({ event: { kind, data } as AccountEvent, at, actor })),
);
