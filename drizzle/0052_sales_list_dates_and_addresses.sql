CREATE TABLE "addresses" (
	"place" text NOT NULL,
	"street_key" text NOT NULL,
	"house_number" text NOT NULL,
	"state" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	CONSTRAINT "addresses_place_street_key_house_number_pk" PRIMARY KEY("place","street_key","house_number")
);
--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "listed_on" date;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "days_on_market" integer;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "list_price" integer;--> statement-breakpoint
ALTER TABLE "sales" ADD COLUMN "original_list_price" integer;--> statement-breakpoint
CREATE INDEX "sales_listed_zip_idx" ON "sales" USING btree ("zip_code","sold_on") WHERE ("sales"."days_on_market" is not null or "sales"."listed_on" is not null);