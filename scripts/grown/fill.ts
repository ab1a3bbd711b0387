import type { Sql } from "postgres";
import { type Features, NO_FEATURES } from "#lib/fields/features.ts";
import { NO_EDITS } from "#lib/photos/edits.ts";
import { NO_ENTRIES } from "#lib/proceeds/net-lines.ts";
import type { EstimateBasis } from "#lib/valuation/history/estimate-point.ts";
import { BOUNDS } from "#services/limits.ts";
import {
  CONTRACTORS_PER_TOWN,
  HOUSE_NUMBERS,
  type Sizes,
  STATE_CODES,
  TOWNS_PER_STATE,
  USERS_PER_MEMBER,
  ZIP_STEP,
  ZIPS_PER_MARKET,
  ZIPS_PER_TOWN,
  zipsOf,
} from "./rows.ts";

const EVENTS_OF_AN_ACCOUNT = 12;
const KINDS = Object.keys(BOUNDS);
const PARAGRAPH =
  "A light and well kept home on a quiet street, with a kitchen that opens to the garden, wood floors throughout and a garage for two cars. ";
export const BASICS = {
  bedrooms: 3,
  fullBathrooms: 2,
  halfBathrooms: 0,
  threeFourthBathrooms: 0,
  oneFourthBathrooms: 0,
  finishedSquareFootage: 1800,
  basementSquareFootage: 400,
  garageSquareFootage: 400,
  lotSize: 6000,
  yearBuilt: 1964,
  structuralRemodelYear: 0,
  hoaFees: 0,
};

const FEATURES: Features = {
  ...NO_FEATURES,
  appliances: ["Dishwasher", "Dryer"],
  flooring: ["Hardwood"],
};

/**
 * Fills an empty database, the same way each time: every user is the Admin of an account with a
 * property and all that belongs to them, and one in ten has added somebody.
 */
export async function fill(client: Sql, sizes: Sizes): Promise<void> {
  await client.unsafe("select setseed(0.5)");
  await fillPeople(client, sizes.users);
  await fillSignIns(client, sizes.users);
  await fillSales(client, sizes);
  await fillContractors(client, sizes.contractors);
  await fillProperties(client, sizes);
  await fillBilling(client, sizes.users);
  await fillListings(client, sizes.users);
  await fillPhotos(client, sizes.users);
  await fillShowings(client, sizes.users);
  await fillDocuments(client, sizes.users);
  await fillVisits(client, sizes.users);
  await fillEvents(client, sizes.users);
}

const codes = `(array['${STATE_CODES.join("','")}'])`;
const stateOf = (town: string) =>
  `${codes}[1 + (${town} / ${TOWNS_PER_STATE}) % ${STATE_CODES.length}]`;

async function fillPeople(client: Sql, users: number): Promise<void> {
  const members = Math.floor(users / USERS_PER_MEMBER);
  await client.unsafe(`
    insert into users (id, email, password, account_id, stripe_customer_id, stripe_subscription_id,
      email_verified_at, created_at)
    select md5('user ' || n)::uuid, 'person' || n || '@example.com', '$2b$12$' || md5(n::text),
      md5('user ' || n)::uuid, 'cus_' || n, 'sub_' || n, now(),
      now() - random() * interval '3 years'
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into users (id, email, password, parent_user_id, account_id)
    select md5('user ' || ${users} + n)::uuid, 'person' || ${users} + n || '@example.com',
      '$2b$12$' || md5(n::text), parent, parent
    from (select n, md5('user ' || n * ${USERS_PER_MEMBER})::uuid as parent
      from generate_series(1, ${members}) n) m`);
  await client.unsafe(`
    insert into user_profiles (user_id, name, address_line1, city, state, zip_code, mobile_number)
    select md5('user ' || n)::uuid, 'Person ' || n, n || ' Main Street', 'Town 0', 'AL', '10000',
      '(206) 555-0142'
    from generate_series(1, ${users + members}) n`);
  await client.unsafe(`
    insert into settings (user_id)
    select md5('user ' || n)::uuid from generate_series(1, ${users + members}) n`);
  await client.unsafe(`
    insert into accounts (provider, provider_account_id, user_id)
    select 'google', n, md5('user ' || n)::uuid from generate_series(1, ${users}, 5) n`);
}

async function fillSignIns(client: Sql, users: number): Promise<void> {
  // Of each user one session in use, of one in two another, of which some are over. None of them is
  // due to be written to, as few are.
  await client.unsafe(`
    insert into sessions (id, user_id, last_used_at, expires_at)
    select md5('session ' || n)::uuid, md5('user ' || 1 + (n - 1) % ${users})::uuid, now() + interval '30 days',
      now() + case when n <= ${users} then 14 else random() * 15 - 1 end * interval '1 day'
    from generate_series(1, ${Math.floor(1.5 * users)}) n`);
  await client.unsafe(`
    insert into pending_sign_ins (id, user_id, expires_at)
    select md5('pending ' || n)::uuid, md5('user ' || n)::uuid, now() + (24 + random()) * interval '1 hour'
    from generate_series(1, ${users}, 2) n`);
  await client.unsafe(`
    insert into known_devices (user_id, token_hash, last_used_at)
    select md5('user ' || n)::uuid, md5('device ' || n), now() - random() * interval '400 days'
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into api_tokens (user_id, name, hash, prefix, scope, last_used_at)
    select md5('user ' || n)::uuid, 'A script', md5('token ' || n), 'plt_abcd', 'read', now()
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into webhooks (id, user_id, address, kinds, secret)
    select md5('webhook ' || n)::uuid, md5('user ' || n)::uuid, 'https://hooks.example/' || n,
      '{inquiry,showing,status}', repeat('a', 120)
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into webhook_deliveries (id, webhook_id, type, at, data, attempts)
    select md5('delivery ' || n)::uuid, md5('webhook ' || 1 + (n - 1) % ${users})::uuid, 'webhook.test',
      now() - random() * interval '30 days', '{}', 0
    from generate_series(1, ${2 * users}) n`);
  await client.unsafe(`
    insert into calendar_feeds (user_id, secret_hash, created_at)
    select md5('user ' || n)::uuid,
      translate(rtrim(encode(sha256(('feed ' || n)::bytea), 'base64'), '='), '+/', '-_'), now()
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into busy_calendars (user_id, address, busy, read_at, tried_at)
    select md5('user ' || n)::uuid, repeat('a', 200), '[[1798761600000, 1798765200000]]',
      now(), now() - random() * interval '1 hour'
    from generate_series(1, ${users}, 2) n`);
  await client.unsafe(`
    insert into second_factors (user_id, secret, confirmed_at)
    select md5('user ' || n)::uuid, repeat('s', 80), now() from generate_series(1, ${users}, 10) n`);
  // The hash as server/link-secret.ts makes it, of "link 7".
  await client.unsafe(`
    insert into mailed_links (id, user_id, purpose, secret_hash, email, expires_at)
    select md5('link ' || n)::uuid, md5('user ' || n)::uuid,
      (array['reset_password', 'confirm_email', 'restore_email'])[1 + n % 3]::link_purpose,
      translate(rtrim(encode(sha256(('link ' || n)::bytea), 'base64'), '='), '+/', '-_'),
      'next' || n || '@example.com', now() + random() * interval '7 days'
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into recovery_codes (user_id, code_hash)
    select md5('user ' || n)::uuid, md5('code ' || c)
    from generate_series(1, ${users}, 10) n, generate_series(1, 8) c`);
  await client.unsafe(`
    insert into attempts (kind, key, attempted_at)
    select (array['${KINDS.join("','")}'])[1 + n % ${KINDS.length}], md5('key ' || n / 3),
      now() - random() ^ 3 * interval '1 day'
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into verification_tokens (identifier, token, expires_at)
    select 'person' || n || '@example.com', md5('token ' || n), now() + interval '1 day'
    from generate_series(1, ${users}, 100) n`);
}

async function fillSales(client: Sql, sizes: Sizes): Promise<void> {
  // By day, as records come in: those of a zip lie far apart.
  await client.unsafe(`
    insert into sales (source, source_id, market, sold_on, price, property_type, house_number, street,
      city, state, zip_code, latitude, longitude, living_area, lot_size, basement_area, bedrooms,
      bathrooms, year_built)
    select market, n, market, current_date - 1 - ((${sizes.sales} - n) * 1460::bigint / ${sizes.sales})::int,
      1000 * round(60 + area * (0.16 + 0.04 * random())),
      case when kind < 0.05 then 'land_lot' when kind < 0.2 then 'condominium'
        else 'single_family' end::property_type,
      (1 + (random() * ${HOUSE_NUMBERS})::int)::text, 'Street ' || (random() * 40)::int, 'Town ' || town,
      ${stateOf("town")}, 10000 + zip, 30 + zip * 0.001 + random() * 0.02,
      -90 + zip * 0.001 + random() * 0.02, case when kind > 0.05 and kind < 0.97 then area end, 6000,
      300, 3, 2, 1940 + (random() * 80)::int
    from (
      select n, zip, zip / ${ZIPS_PER_TOWN} as town, 'County ' || zip / ${ZIPS_PER_MARKET} as market,
        round(1000 + 1800 * random()) as area, random() as kind
      from (select n, (n % ${zipsOf(sizes)})::int as zip from generate_series(1, ${sizes.sales}) n) s
    ) t`);
  // A market tells by its newest sale in which state it lies.
  await client.unsafe(`
    insert into sales (source, source_id, market, sold_on, price, property_type, state, zip_code)
    values ('County -1', '1', 'County -1', current_date - 1, 300000, 'single_family', 'AL', '09999')`);
}

async function fillContractors(client: Sql, contractors: number): Promise<void> {
  const towns = Math.ceil(contractors / CONTRACTORS_PER_TOWN);
  await client.unsafe(`
    insert into contractors (name, address_line1, city, state, phone_number, contractor_type_id)
    select 'Business ' || n, n || ' Main Street', 'Town ' || n % ${towns},
      ${stateOf(`(n % ${towns})`)}, '(206) 555-0142', 1 + n / ${towns} % 3
    from generate_series(1, ${contractors}) n`);
}

async function fillProperties(client: Sql, sizes: Sizes): Promise<void> {
  const { users, sales } = sizes;
  const zips = zipsOf(sizes);
  const zipOf = `n * ${ZIP_STEP}::bigint % ${zips}`;
  await client.unsafe(`
    insert into properties (id, user_id, property_type, address_line1, city, state, zip_code,
      property_basics, property_specifics, generated_description)
    select md5('property ' || n)::uuid, md5('user ' || n)::uuid, 'single_family', n || ' Main Street',
      'Town ' || town, ${stateOf("town")}, 10000 + zip, '${JSON.stringify(BASICS)}',
      '${JSON.stringify(FEATURES)}',
      repeat('${PARAGRAPH}', 5) || 'Version 3 of ' || n
    from (select n, zip, zip / ${ZIPS_PER_TOWN} as town
      from (select n, ${zipOf} as zip from generate_series(1, ${users}) n) z
    ) p`);
  await client.unsafe(`
    insert into description_versions (property_id, description, origin, author_id, created_at, saved_at)
    select md5('property ' || n)::uuid, repeat('${PARAGRAPH}', 5) || 'Version ' || v || ' of ' || n,
      'edited', md5('user ' || n)::uuid, now() - (4 - v) * interval '1 day',
      now() - (4 - v) * interval '1 day'
    from generate_series(1, 3) v, generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into asking_prices (property_id, price, set_by)
    select md5('property ' || n)::uuid, 400000 - 1000 * p, md5('user ' || n)::uuid
    from generate_series(1, 3) p, generate_series(1, ${users}) n`);
  const basis = {
    ...{ address: "1 Main Street", way: "recorded_sales", facts: null, leftOut: [] },
    ...{ sales: [], fittedThrough: "2026-11-01", errorPercent: 7 },
  } satisfies EstimateBasis;
  await client.unsafe(`
    insert into estimates (property_id, day, value, low, high, basis)
    select md5('property ' || n)::uuid, current_date - d, 400000, 360000, 440000,
      '${JSON.stringify(basis)}'
    from generate_series(1, 3) d, generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into net_sheets (property_id, entries)
    select md5('property ' || n)::uuid, '${JSON.stringify(NO_ENTRIES)}'
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into inventories (property_id, version, is_shown)
    select md5('property ' || n)::uuid, 1, true from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into inventory_items (property_id, id, room, name, kind, fate, position)
    select md5('property ' || n)::uuid, md5('thing ' || t)::uuid, 'kitchen', 'Shelf', 'fixture',
      'stays', t
    from generate_series(1, 5) t, generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into offers (id, property_id, price, financing, contingencies, concessions, note)
    select md5('offer ' || n)::uuid, md5('property ' || 1 + (n - 1) % ${users})::uuid, 390000, 'cash',
      '{}', 0, ''
    from generate_series(1, ${2 * users}) n`);
  await fillSalesOfTheirOwn(client, users);
  await client.unsafe(`
    insert into step_completions (user_id, step_id, completed, completed_at)
    select md5('user ' || n)::uuid, step, true, now()
    from generate_series(1, ${users}) n, (select unnest(enum_range(null::step_id)) as step limit 3) s`);
  // Sales of the property's zip, not long ago: such are shown to compare with.
  await client.unsafe(`
    insert into left_out_sales (property_id, sale_id)
    select md5('property ' || n)::uuid,
      ${zipOf} + ${zips} * (${Math.floor(sales / zips)} - 1 - n % 100 - 100 * s)
    from generate_series(1, ${users}, 2) n, generate_series(1, 2) s`);
}

// The first sale of each account has the account's number.
async function fillSalesOfTheirOwn(client: Sql, users: number): Promise<void> {
  await client.unsafe(`
    insert into own_sales (id, property_id, address, sold_on, price, living_area)
    overriding system value
    select n + (s - 1) * ${users}, md5('property ' || n)::uuid, s || ' Side Street',
      current_date - 100, 380000 + 1000 * s, 1700
    from generate_series(1, 3) s, generate_series(1, ${users}) n`);
  await client.unsafe(`select setval(pg_get_serial_sequence('own_sales', 'id'), ${3 * users})`);
  await client.unsafe(`
    insert into last_sales (property_id, sold_on, price)
    select md5('property ' || n)::uuid, '2015-05-05', 250000 from generate_series(1, ${users}) n`);
}

// The first photograph of each account has the account's number; of the others some were deleted.
async function fillPhotos(client: Sql, users: number): Promise<void> {
  const account = `md5('user ' || 1 + (n - 1) % ${users})::uuid`;
  await client.unsafe(`
    insert into photos (id, account_id, position, edits, width, height, placeholder, measures, deleted_at)
    select md5('photo ' || n)::uuid, ${account}, n, '${JSON.stringify(NO_EDITS)}', 4032, 3024,
      'data:,', '{}', case when n > ${users} and random() < 0.2
        then now() - random() * interval '30 days' end
    from generate_series(1, ${3 * users}) n`);
  await client.unsafe(`
    insert into photo_files (name, photo_id, is_original, width, height, bytes, kept_until)
    select md5('file ' || n || ' ' || width), md5('photo ' || n)::uuid, width = 4032, width,
      width * 3 / 4, 10000, now()
    from generate_series(1, ${3 * users}) n, unnest(array[400, 1600, 4032]) width`);
  await client.unsafe(`
    insert into photo_uploads (id, account_id, size, state)
    select md5('photo ' || n)::uuid, ${account}, 1000, 'done' from generate_series(1, ${users}) n`);
}

// The first document of each account has the account's number.
async function fillDocuments(client: Sql, users: number): Promise<void> {
  const account = `md5('user ' || 1 + (n - 1) % ${users})::uuid`;
  await client.unsafe(`
    insert into documents (id, account_id, added_by, folder, name, page_text, deleted_at)
    select md5('document ' || n)::uuid, ${account}, ${account}, 'other', 'Document ' || n, 'Words',
      case when n > ${users} and random() < 0.2 then now() - random() * interval '30 days' end
    from generate_series(1, ${3 * users}) n`);
  await client.unsafe(`
    insert into document_versions (file_name, document_id, upload_id, number, kind, bytes, kept_until)
    select md5('version ' || n), md5('document ' || n)::uuid, md5('document ' || n)::uuid, 1, 'pdf',
      10000, now()
    from generate_series(1, ${3 * users}) n`);
  await client.unsafe(`
    insert into document_links (id, document_id, secret_hash, buyer, ends_at)
    select md5('document link ' || n)::uuid, md5('document ' || n)::uuid, md5('secret ' || n), 'Ana',
      now() + interval '14 days'
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into checklist_items (account_id, item_key, state)
    select ${account}, 'deed', 'done' from generate_series(1, ${users}) n`);
}

// Every home is public, one in a hundred soon; the page of each has had two names.
async function fillListings(client: Sql, users: number): Promise<void> {
  await client.unsafe(`
    insert into listings (id, property_id, status, active_on, published_at)
    select md5('listing ' || n)::uuid, md5('property ' || n)::uuid,
      case when n % 100 = 0 then 'coming_soon' else 'active' end::listing_status,
      case when n % 100 = 0 then current_date + 20 end, now()
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into listing_slugs (slug, listing_id, position)
    select n || '-street-' || s, md5('listing ' || n)::uuid, s
    from generate_series(1, 2) s, generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into listing_changes (listing_id, status, changed_by)
    select md5('listing ' || n)::uuid, 'active', md5('user ' || n)::uuid
    from generate_series(1, 3) c, generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into open_houses (id, listing_id, starts_at, ends_at)
    select md5('open house ' || n)::uuid, md5('listing ' || 1 + (n - 1) % ${users})::uuid,
      now() + n / ${users} * interval '1 week', now() + n / ${users} * interval '1 week' + interval '2 hours'
    from generate_series(1, ${3 * users}) n`);
  await fillVisitors(client, users);
}

// At one open house of each home five have signed in; the first visitor has the account's number.
async function fillVisitors(client: Sql, users: number): Promise<void> {
  const openHouse = `md5('open house ' || 1 + (n - 1) % ${users})::uuid`;
  const hashOf = (text: string) =>
    `translate(rtrim(encode(sha256((${text})::bytea), 'base64'), '='), '+/', '-_')`;
  await client.unsafe(`
    insert into open_house_links (id, open_house_id, purpose, secret_hash)
    select md5('open house link ' || n)::uuid, ${openHouse}, 'sheet', ${hashOf("'open house ' || n")}
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into open_house_follow_ups (id, open_house_id, subject, message, reply_to, sent_to)
    select md5('follow-up ' || n)::uuid, ${openHouse}, 'Thank you', 'Thank you.',
      'person' || n || '@example.com', 1
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into open_house_visitors (id, open_house_id, entry_id, name, email, has_agent, may_write,
      signed_at, follow_up_id, stop_hash)
    select md5('open house visitor ' || n)::uuid, ${openHouse}, md5('entry ' || n)::uuid, 'Bo',
      'bo' || n || '@example.com', false, true, now(),
      case when n <= ${users} then md5('follow-up ' || n)::uuid end,
      case when n <= ${users} then ${hashOf("'open house visitor ' || n")} end
    from generate_series(1, ${5 * users}) n`);
}

// Of each home a few showings of the last weeks and to come, and one blocked time; the first of each has
// the account's number.
async function fillShowings(client: Sql, users: number): Promise<void> {
  const listing = `md5('listing ' || 1 + (n - 1) % ${users})::uuid`;
  await client.unsafe(`
    insert into showing_settings (listing_id, is_open, week, length_minutes, pause_minutes, notice_hours,
      most_a_day, in_person, by_video, confirms_itself)
    select ${listing}, true, '[[],[],[],[],[],[],[{"from":"10:00","to":"16:00"}]]', 30, 15, 24, 4, true,
      false, false
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into showing_days (listing_id, day, hours)
    select ${listing}, current_date + d, '[]' from generate_series(1, ${users}) n, generate_series(1, 3) d`);
  await client.unsafe(`
    insert into showings (id, listing_id, state, starts_at, ends_at, held_until, answer_by, name, email,
      secret_hash)
    select md5('showing ' || n)::uuid, ${listing},
      case when n % 7 = 0 then 'requested' when n % 7 = 1 then 'cancelled' else 'confirmed' end::showing_state,
      at, at + interval '30 minutes', at + interval '45 minutes',
      case when n % 7 = 0 then now() + interval '1 day' end, 'Ana', 'ana@example.com',
      translate(rtrim(encode(sha256(('showing ' || n)::bytea), 'base64'), '='), '+/', '-_')
    from (select n, now() + (n / ${users} - 3) * interval '3 days' + interval '3 hours' as at
      from generate_series(1, ${6 * users}) n) s`);
  await client.unsafe(`
    insert into showings (id, listing_id, state, starts_at, ends_at, held_until)
    select md5('block ' || n)::uuid, ${listing}, 'blocked', now() + interval '30 days',
      now() + interval '30 days 1 hour', now() + interval '30 days 1 hour'
    from generate_series(1, ${users}) n`);
}

// Of each home what buyers asked, and a week of visits. The first inquiry has the account's number.
async function fillVisits(client: Sql, users: number): Promise<void> {
  const listing = `md5('listing ' || 1 + (n - 1) % ${users})::uuid`;
  await client.unsafe(`
    insert into inquiries (id, listing_id, kind, name, email, message, received_at)
    select md5('inquiry ' || n)::uuid, ${listing}, 'question', 'Bo', 'bo@example.com', 'When?',
      now() - random() * interval '7 days'
    from generate_series(1, ${3 * users}) n`);
  await client.unsafe(`
    insert into visit_days (listing_id, day, source, site, views, people)
    select ${listing}, current_date - d, source, case when source = 'search' then 'google.com' else '' end,
      9, 5
    from generate_series(1, ${users}) n, generate_series(0, 6) d,
      unnest(array['direct', 'search']::visit_source[]) source`);
  await client.unsafe(`
    insert into photo_openings (listing_id, day, photo_id, opened)
    select ${listing}, current_date - d, md5('photo ' || n)::uuid, 4
    from generate_series(1, ${users}) n, generate_series(0, 6) d`);
  await client.unsafe(`
    insert into visitors (listing_id, day, hash)
    select ${listing}, current_date, md5('visitor ' || n) from generate_series(1, ${3 * users}) n`);
}

// Of each account what has happened in a year, of which its Admin was told; of the last they have not
// read, and one in a thousand waits for the daily mail. The first event and the first notification of each account have the account's number.
async function fillEvents(client: Sql, users: number): Promise<void> {
  const count = EVENTS_OF_AN_ACCOUNT * users;
  const account = `md5('user ' || 1 + (n - 1) % ${users})::uuid`;
  const kinds = "array['inquiry_received','estimate_moved','text_changed','person_joined']";
  await client.unsafe(`
    insert into account_events (id, account_id, kind, data, actor_id, at)
    overriding system value
    select n, ${account}, (${kinds}::event_kind[])[1 + (n / ${users}) % 4],
      jsonb_build_object('inquiryId', md5('inquiry ' || n)::uuid, 'name', 'Bo', 'from', 390000,
        'to', 400000), null,
      now() - (${count} - n) * interval '1 year' / ${count}
    from generate_series(1, ${count}) n`);
  await client.unsafe(`
    insert into notifications (id, user_id, event_id, read_at, mail)
    overriding system value
    select n, ${account}, n, case when n <= ${count - users} then now() end,
      (case when n > ${count - users} and n % 1000 = 0 then 'daily' else 'none' end)::notification_mail
    from generate_series(1, ${count}) n`);
  for (const table of ["account_events", "notifications"]) {
    await client.unsafe(`select setval(pg_get_serial_sequence('${table}', 'id'), ${count})`);
  }
}

async function fillBilling(client: Sql, users: number): Promise<void> {
  await client.unsafe(`
    insert into subscriptions (user_id, plan_id, expiration_date)
    select md5('user ' || n)::uuid, 1 + n % 3, now() + interval '20 days'
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into billing_accounts (account_id, checked_at)
    select md5('user ' || n)::uuid, now() from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into webhook_events (id, type, received_at)
    select 'evt_' || n, 'invoice.paid', now() - random() * interval '90 days'
    from generate_series(1, ${users}) n`);
  await client.unsafe(`
    insert into usage_days (day, kind, account_id, count)
    select current_date - n % 300, kind, md5('user ' || n)::uuid, 1
    from generate_series(1, ${users}) n, unnest(enum_range(null::usage_kind)) kind
    union all
    select current_date - n, kind, null, 100
    from generate_series(0, 300) n, unnest(enum_range(null::usage_kind)) kind`);
}

/**
 * Stores one fitted model as that of every market, with the effects of each zip, and of one market more
 * below the first: every home has as many fitted zips around it.
 */
export async function spreadModels(client: Sql, sizes: Sizes, fitted: string): Promise<void> {
  const zips = zipsOf(sizes);
  await client.unsafe(`
    insert into valuation_markets
    select 'County ' || n, fitted_at, fitted_through, sales_count, terms, calibration
    from valuation_markets, generate_series(-1, ${Math.ceil(zips / ZIPS_PER_MARKET)}) n
    where market = '${fitted}' on conflict do nothing`);
  await client.unsafe(`
    insert into valuation_zips
    select 'County ' || floor(z / ${ZIPS_PER_MARKET}.0), lpad((10000 + z)::text, 5, '0'), effects
    from generate_series(-${ZIPS_PER_MARKET}, ${zips + ZIPS_PER_MARKET - 1}) z,
      (select effects from valuation_zips limit 1) e
    on conflict do nothing`);
}
