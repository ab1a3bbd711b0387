CREATE TABLE "last_sales" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"sold_on" date NOT NULL,
	"price" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "last_sales_price_positive" CHECK ("last_sales"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "last_sales" ADD CONSTRAINT "last_sales_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;