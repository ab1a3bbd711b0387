/**
 * Returns an SQL statement that publishes a seller's home with a plan and a price, to skip those steps.
 * @param email of the seller; inserted without escaping
 * @param slug as the product makes it; inserted without escaping
 */
export const publishHome = (email: string, slug: string): string => `
  with home as (
    select p.id, p.user_id from users u join properties p on p.user_id = u.id where u.email = '${email}'
  ), plan as (
    insert into subscriptions (user_id, plan_id, expiration_date)
    select user_id, 2, now() + interval '1 day' from home on conflict do nothing
  ), price as (
    insert into asking_prices (property_id, price) select id, 649000 from home
  ), listing as (
    insert into listings (property_id, status, published_at)
    select id, 'active', now() from home returning id
  ), change as (
    insert into listing_changes (listing_id, status) select id, 'active' from listing
  )
  insert into listing_slugs (slug, listing_id, position) select '${slug}', id, 1 from listing`;
