CREATE TYPE "public"."contingency" AS ENUM('inspection', 'appraisal', 'financing', 'home_sale', 'other');--> statement-breakpoint
CREATE TYPE "public"."financing" AS ENUM('cash', 'conventional', 'fha', 'va', 'other');--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"price" integer NOT NULL,
	"financing" "financing" NOT NULL,
	"contingencies" "contingency"[] NOT NULL,
	"concessions" integer NOT NULL,
	"closing_on" date,
	"deadline_on" date,
	"note" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_property_idx" ON "offers" USING btree ("property_id","created_at");