-- The earlier version uses these names between the migration and the switch, and after a rollback.
-- Version 0.3.0 can drop them: a rollback from there is to 0.2.0, which doesn't use them.
CREATE DOMAIN "visit_source" AS "traffic_source";--> statement-breakpoint
CREATE VIEW "visit_days" AS SELECT "listing_id", "day", "source", "site", "views", "people" FROM "page_view_days";--> statement-breakpoint
-- The earlier version deletes old salts by "ctid".
CREATE VIEW "visit_salts" AS SELECT "ctid", "day", "salt" FROM "visitor_salts";
