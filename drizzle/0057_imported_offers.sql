ALTER TABLE "offers" ADD COLUMN "import_key" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "imported" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_import_idx" ON "offers" USING btree ("property_id","import_key") WHERE "offers"."import_key" is not null;