ALTER TABLE "sales" ADD COLUMN "street_key" text;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "district" text;--> statement-breakpoint
CREATE INDEX "sales_street_idx" ON "sales" USING btree ("state",lower("city"),"street_key") WHERE "sales"."zip_code" is null;--> statement-breakpoint
CREATE INDEX "sales_district_idx" ON "sales" USING btree ("state",lower("city"),"district","sold_on") WHERE "sales"."zip_code" is null;