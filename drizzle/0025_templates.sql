CREATE TYPE "public"."template_kind" AS ENUM('flyer', 'flyer-two-pages', 'brochure', 'open-house-sign', 'yard-sign', 'sign-rider', 'postcard', 'social-square', 'social-portrait', 'social-story', 'social-landscape', 'post-facebook', 'post-instagram', 'post-x', 'email');--> statement-breakpoint
CREATE TABLE "template_brands" (
	"property_id" uuid PRIMARY KEY NOT NULL,
	"accent" text,
	"hides_porchlight" boolean DEFAULT false NOT NULL,
	"logo" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template_edits" (
	"property_id" uuid NOT NULL,
	"kind" "template_kind" NOT NULL,
	"edits" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "template_edits_property_id_kind_pk" PRIMARY KEY("property_id","kind")
);
--> statement-breakpoint
ALTER TABLE "template_brands" ADD CONSTRAINT "template_brands_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template_edits" ADD CONSTRAINT "template_edits_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;