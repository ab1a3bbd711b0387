CREATE TYPE "public"."contingency" AS ENUM('inspection', 'appraisal', 'financing', 'home_sale', 'other');--> statement-breakpoint
CREATE TYPE "public"."financing" AS ENUM('cash', 'conventional', 'fha', 'va', 'other');--> statement-breakpoint
CREATE TABLE "asking_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "asking_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" uuid NOT NULL,
	"price" integer NOT NULL,
	"set_by" uuid,
	"set_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "net_sheets" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"entries" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "asking_prices" ADD CONSTRAINT "asking_prices_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asking_prices" ADD CONSTRAINT "asking_prices_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "net_sheets" ADD CONSTRAINT "net_sheets_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "asking_prices_property_idx" ON "asking_prices" USING btree ("property_id","id");--> statement-breakpoint
CREATE INDEX "asking_prices_set_by_idx" ON "asking_prices" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "offers_property_idx" ON "offers" USING btree ("property_id","created_at");