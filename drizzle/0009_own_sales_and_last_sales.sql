CREATE TABLE "last_sales" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"sold_on" date NOT NULL,
	"price" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "last_sales_price_positive" CHECK ("last_sales"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "own_sales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "own_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" uuid NOT NULL,
	"address" text,
	"sold_on" date NOT NULL,
	"price" integer NOT NULL,
	"living_area" double precision,
	"lot_size" double precision,
	"bedrooms" integer,
	"bathrooms" double precision,
	"year_built" integer,
	"is_left_out" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "own_sales_price_positive" CHECK ("own_sales"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "last_sales" ADD CONSTRAINT "last_sales_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_sales" ADD CONSTRAINT "own_sales_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_sales_same_idx" ON "own_sales" USING btree ("property_id","sold_on","price",lower(coalesce("address", '')));--> statement-breakpoint
CREATE INDEX "valuation_zips_zip_code_idx" ON "valuation_zips" USING btree ("zip_code");