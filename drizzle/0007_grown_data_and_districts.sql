ALTER TABLE "sales" ADD COLUMN "street_key" text;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "district" text;--> statement-breakpoint
CREATE INDEX "contractors_shown_idx" ON "contractors" USING btree ("place_key","contractor_type_id","is_demo","name","id","address_line1","address_line2","city","state","phone_number");--> statement-breakpoint
CREATE INDEX "sales_comparable_zip_idx" ON "sales" USING btree ("zip_code","sold_on","id","market","is_demo","price","property_type","house_number","street","city","state","district","latitude","longitude","living_area","lot_size","basement_area","bedrooms","bathrooms","year_built","year_remodeled") WHERE ("sales"."living_area" is not null and ("sales"."property_type" is null or "sales"."property_type" <> 'land_lot'));--> statement-breakpoint
CREATE INDEX "sales_comparable_city_idx" ON "sales" USING btree ("state",lower("city"),"sold_on") WHERE ("sales"."living_area" is not null and ("sales"."property_type" is null or "sales"."property_type" <> 'land_lot'));--> statement-breakpoint
CREATE INDEX "sales_comparable_state_idx" ON "sales" USING btree ("state","sold_on") WHERE ("sales"."living_area" is not null and ("sales"."property_type" is null or "sales"."property_type" <> 'land_lot'));--> statement-breakpoint
CREATE INDEX "sales_street_idx" ON "sales" USING btree ("state",lower("city"),"street_key") WHERE "sales"."zip_code" is null;--> statement-breakpoint
CREATE INDEX "sales_district_idx" ON "sales" USING btree ("state",lower("city"),"district","sold_on") WHERE "sales"."zip_code" is null;--> statement-breakpoint
DROP INDEX "contractors_place_idx";--> statement-breakpoint
DROP INDEX "sales_zip_code_idx";--> statement-breakpoint
DROP INDEX "sales_city_idx";--> statement-breakpoint
DROP INDEX "sales_state_idx";
