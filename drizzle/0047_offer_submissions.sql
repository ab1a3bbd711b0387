CREATE TYPE "public"."offer_side" AS ENUM('buyer', 'seller');--> statement-breakpoint
CREATE TYPE "public"."offer_status" AS ENUM('submitted', 'received', 'countered', 'accepted', 'declined', 'withdrawn', 'expired');--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'offer_changed' BEFORE 'step_completed';--> statement-breakpoint
ALTER TYPE "public"."contingency" ADD VALUE 'title' BEFORE 'other';--> statement-breakpoint
CREATE TABLE "offer_contacts" (
	"offer_id" uuid PRIMARY KEY NOT NULL,
	"property_id" uuid NOT NULL,
	"buyer_name" text NOT NULL,
	"co_buyer_name" text NOT NULL,
	"agent_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text
);
--> statement-breakpoint
CREATE TABLE "offer_submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"side" "offer_side" NOT NULL,
	"terms" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"is_note_flagged" boolean NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"previous_hash" text,
	"hash" text NOT NULL,
	CONSTRAINT "offer_submissions_number" UNIQUE("offer_id","number")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "secret_hash" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "form_hash" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "buyer_status" "offer_status";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "seller_status" "offer_status";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offer_contacts" ADD CONSTRAINT "offer_contacts_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_contacts" ADD CONSTRAINT "offer_contacts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_submissions" ADD CONSTRAINT "offer_submissions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_submissions" ADD CONSTRAINT "offer_submissions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_contacts_property_idx" ON "offer_contacts" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "offer_submissions_property_idx" ON "offer_submissions" USING btree ("property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offers_accepted_idx" ON "offers" USING btree ("property_id") WHERE "offers"."seller_status" = 'accepted';--> statement-breakpoint
CREATE INDEX "offers_expires_idx" ON "offers" USING btree ("expires_at") WHERE "offers"."seller_status" in ('received', 'countered');--> statement-breakpoint
CREATE INDEX "offers_unconfirmed_idx" ON "offers" USING btree ("created_at") WHERE "offers"."secret_hash" is not null and "offers"."seller_status" is null;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_secret_hash_unique" UNIQUE("secret_hash");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_form_hash_unique" UNIQUE("form_hash");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_statuses" CHECK (("offers"."buyer_status" is null) = ("offers"."seller_status" is null));