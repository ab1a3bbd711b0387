CREATE TYPE "public"."garage_kind" AS ENUM('none', 'carport', 'detached', 'attached');--> statement-breakpoint
CREATE TYPE "public"."house_style" AS ENUM('one_story', 'one_and_a_half_stories', 'two_stories', 'split_level', 'contemporary', 'historic');--> statement-breakpoint
DROP INDEX "sales_comparable_zip_idx";--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "optional_facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "condition" double precision;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "quality" double precision;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "garage" "garage_kind";--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "style" "house_style";--> statement-breakpoint
CREATE INDEX "sales_comparable_zip_idx" ON "sales" USING btree ("zip_code","sold_on","id","market","is_demo","price","property_type","house_number","street","unit","city","state","district","latitude","longitude","living_area","lot_size","basement_area","bedrooms","bathrooms","year_built","year_remodeled","condition","quality","garage","style") WHERE ("sales"."living_area" is not null and ("sales"."property_type" is null or "sales"."property_type" <> 'land_lot'));