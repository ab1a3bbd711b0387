CREATE TYPE "public"."showing_ender" AS ENUM('visitor', 'seller', 'listing');--> statement-breakpoint
CREATE TYPE "public"."showing_state" AS ENUM('requested', 'proposed', 'confirmed', 'declined', 'cancelled', 'expired', 'blocked');--> statement-breakpoint
CREATE TABLE "showing_days" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hours" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "showing_days_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "showing_settings" (
	"listing_id" uuid PRIMARY KEY NOT NULL,
	"is_open" boolean DEFAULT false NOT NULL,
	"week" jsonb NOT NULL,
	"length_minutes" integer NOT NULL,
	"pause_minutes" integer NOT NULL,
	"notice_hours" integer NOT NULL,
	"most_a_day" integer NOT NULL,
	"in_person" boolean NOT NULL,
	"by_video" boolean NOT NULL,
	"confirms_itself" boolean NOT NULL,
	"host_id" uuid,
	"instructions" text,
	"video_link" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "showings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"state" "showing_state" NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone,
	"by_video" boolean DEFAULT false NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"phone" text,
	"is_pre_approved" boolean,
	"message" text DEFAULT '' NOT NULL,
	"text_consent" boolean DEFAULT false NOT NULL,
	"secret_hash" text,
	"calendar_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"ended_by" "showing_ender",
	"host_id" uuid,
	"notes" text DEFAULT '' NOT NULL,
	"came_to_it" boolean,
	"feedback_asked_at" timestamp with time zone,
	"feedback_at" timestamp with time zone,
	"feedback" jsonb,
	"reminded_day_at" timestamp with time zone,
	"reminded_hours_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "showings_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "showings_in_order" CHECK ("showings"."ends_at" > "showings"."starts_at"),
	CONSTRAINT "showings_held" CHECK ("showings"."held_until" >= "showings"."ends_at"),
	CONSTRAINT "showings_whole" CHECK (("showings"."state" = 'blocked') = ("showings"."secret_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "showing_days" ADD CONSTRAINT "showing_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showing_settings" ADD CONSTRAINT "showing_settings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showing_settings" ADD CONSTRAINT "showing_settings_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showings" ADD CONSTRAINT "showings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showings" ADD CONSTRAINT "showings_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "showing_settings_host_idx" ON "showing_settings" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "showings_listing_idx" ON "showings" USING btree ("listing_id","starts_at");--> statement-breakpoint
CREATE INDEX "showings_starts_idx" ON "showings" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "showings_host_idx" ON "showings" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "showings_answer_by_idx" ON "showings" USING btree ("answer_by") WHERE "showings"."state" in ('requested', 'proposed');--> statement-breakpoint
-- By hand, since drizzle knows no exclusion constraints: two showings that hold a time never overlap.
-- btree_gist, PostgreSQL's own, compares the listing; db/migrate.ts makes it, as it makes pg_trgm.
ALTER TABLE "showings" ADD CONSTRAINT "showings_no_overlap" EXCLUDE USING gist (
	"listing_id" WITH =,
	tstzrange("starts_at", "held_until", '[)') WITH &&
) WHERE ("state" IN ('requested', 'proposed', 'confirmed', 'blocked'));
