ALTER TYPE "public"."showing_state" ADD VALUE 'spam';--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "is_held_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "showings" ADD COLUMN "mailed_secret_hash" text;--> statement-breakpoint
ALTER TABLE "showings" ADD COLUMN "form_hash" text;--> statement-breakpoint
ALTER TABLE "showings" ADD COLUMN "confirmed_by_seller" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "showings" ADD CONSTRAINT "showings_mailed_secret_hash_unique" UNIQUE("mailed_secret_hash");--> statement-breakpoint
-- Where showings don't confirm themselves, the seller has confirmed each.
UPDATE "showings" SET "confirmed_by_seller" = true FROM "showing_settings"
WHERE "showing_settings"."listing_id" = "showings"."listing_id"
	AND "showings"."state" = 'confirmed' AND NOT "showing_settings"."confirms_itself";
