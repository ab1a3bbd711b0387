CREATE TYPE "public"."inquiry_kind" AS ENUM('question', 'showing');--> statement-breakpoint
CREATE TYPE "public"."inquiry_state" AS ENUM('new', 'answered', 'archived', 'spam');--> statement-breakpoint
CREATE TYPE "public"."listing_status" AS ENUM('draft', 'coming_soon', 'active', 'pending', 'sold', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."visit_source" AS ENUM('direct', 'search', 'social', 'mail', 'other');--> statement-breakpoint
CREATE TABLE "inquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"kind" "inquiry_kind" NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"message" text NOT NULL,
	"state" "inquiry_state" DEFAULT 'new' NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" uuid NOT NULL,
	"status" "listing_status" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "listing_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"status" "listing_status" DEFAULT 'draft' NOT NULL,
	"active_on" date,
	"sold_on" date,
	"sold_price" integer,
	"shows_sold_price" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"right_confirmed_at" timestamp with time zone,
	"right_confirmed_by" uuid,
	"contact_email" text,
	"contact_phone" text,
	"shows_estimate" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listings_property_id_unique" UNIQUE("property_id")
);
--> statement-breakpoint
CREATE TABLE "open_houses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"remarks" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_houses_in_order" CHECK ("open_houses"."ends_at" > "open_houses"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "photo_openings" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"photo_id" uuid NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "photo_openings_listing_id_day_photo_id_pk" PRIMARY KEY("listing_id","day","photo_id")
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"source" "visit_source" NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"people" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "visit_days_listing_id_day_source_site_pk" PRIMARY KEY("listing_id","day","source","site")
);
--> statement-breakpoint
CREATE TABLE "visit_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"listing_id" uuid NOT NULL,
	"day" date NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "visitors_listing_id_day_hash_pk" PRIMARY KEY("listing_id","day","hash")
);
--> statement-breakpoint
ALTER TABLE "inquiries" ADD CONSTRAINT "inquiries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_slugs" ADD CONSTRAINT "listing_slugs_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_right_confirmed_by_users_id_fk" FOREIGN KEY ("right_confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_houses" ADD CONSTRAINT "open_houses_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_openings" ADD CONSTRAINT "photo_openings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_days" ADD CONSTRAINT "visit_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitors" ADD CONSTRAINT "visitors_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_listing_idx" ON "inquiries" USING btree ("listing_id","received_at");--> statement-breakpoint
CREATE INDEX "inquiries_received_idx" ON "inquiries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "listing_changes_listing_idx" ON "listing_changes" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_changes_changed_by_idx" ON "listing_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "listing_slugs_listing_idx" ON "listing_slugs" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "listings_right_confirmed_by_idx" ON "listings" USING btree ("right_confirmed_by");--> statement-breakpoint
CREATE INDEX "open_houses_listing_idx" ON "open_houses" USING btree ("listing_id","starts_at");--> statement-breakpoint
CREATE INDEX "visitors_day_idx" ON "visitors" USING btree ("day");