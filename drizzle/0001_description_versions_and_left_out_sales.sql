CREATE TYPE "public"."version_origin" AS ENUM('generated', 'rewritten', 'edited');--> statement-breakpoint
CREATE TYPE "public"."writer_name" AS ENUM('built_in', 'model');--> statement-breakpoint
CREATE TYPE "public"."description_length" AS ENUM('short', 'standard', 'long');--> statement-breakpoint
CREATE TYPE "public"."description_tone" AS ENUM('plain', 'warm', 'polished');--> statement-breakpoint
CREATE TABLE "description_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "description_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" uuid NOT NULL,
	"description" text NOT NULL,
	"origin" "version_origin" NOT NULL,
	"writer" "writer_name",
	"tone" "description_tone",
	"length" "description_length",
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"accepted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "left_out_sales" (
	"property_id" uuid NOT NULL,
	"sale_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "left_out_sales_property_id_sale_id_pk" PRIMARY KEY("property_id","sale_id")
);
--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "description_tone" "description_tone" DEFAULT 'warm' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "description_length" "description_length" DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "kept_notes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "description_versions" ADD CONSTRAINT "description_versions_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "description_versions" ADD CONSTRAINT "description_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_out_sales" ADD CONSTRAINT "left_out_sales_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "left_out_sales" ADD CONSTRAINT "left_out_sales_sale_id_sales_id_fk" FOREIGN KEY ("sale_id") REFERENCES "public"."sales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "description_versions_property_idx" ON "description_versions" USING btree ("property_id","saved_at","id");--> statement-breakpoint
CREATE INDEX "description_versions_author_idx" ON "description_versions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "left_out_sales_sale_idx" ON "left_out_sales" USING btree ("sale_id");--> statement-breakpoint
-- The texts that stand already become the first versions; who made them was not kept.
INSERT INTO "description_versions" ("property_id", "description", "origin", "created_at", "saved_at", "accepted_at")
SELECT "id", "generated_description", 'generated', "updated_at", "updated_at", CASE WHEN "description_accepted" THEN "updated_at" END
FROM "properties" WHERE "generated_description" IS NOT NULL;
