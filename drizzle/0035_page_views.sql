ALTER TYPE "public"."visit_source" RENAME TO "traffic_source";--> statement-breakpoint
ALTER TABLE "visit_salts" RENAME TO "visitor_salts";--> statement-breakpoint
ALTER TABLE "visitor_salts" RENAME CONSTRAINT "visit_salts_pkey" TO "visitor_salts_pkey";--> statement-breakpoint
ALTER TABLE "visit_days" RENAME TO "page_view_days";--> statement-breakpoint
ALTER TABLE "page_view_days" RENAME CONSTRAINT "visit_days_listing_id_day_source_site_pk" TO "page_view_days_listing_id_day_source_site_pk";--> statement-breakpoint
ALTER TABLE "page_view_days" RENAME CONSTRAINT "visit_days_listing_id_listings_id_fk" TO "page_view_days_listing_id_listings_id_fk";
