CREATE TABLE "inventories" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inventory_items" (
	"property_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"room" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"fate" text NOT NULL,
	"price" integer,
	"note" text DEFAULT '' NOT NULL,
	"feature" text,
	"position" integer NOT NULL,
	CONSTRAINT "inventory_items_property_id_id_pk" PRIMARY KEY("property_id","id")
);
--> statement-breakpoint
ALTER TABLE "inventories" ADD CONSTRAINT "inventories_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory_items" ADD CONSTRAINT "inventory_items_property_id_inventories_property_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."inventories"("property_id") ON DELETE cascade ON UPDATE no action;