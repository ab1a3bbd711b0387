CREATE TABLE "offer_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"form_hash" text NOT NULL,
	"email" text NOT NULL,
	"values" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_drafts_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "offer_drafts_form_hash_unique" UNIQUE("form_hash")
);
--> statement-breakpoint
DROP INDEX "document_versions_loose_idx";--> statement-breakpoint
ALTER TABLE "document_versions" ALTER COLUMN "upload_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "submission_id" uuid;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "attachment_name" text;--> statement-breakpoint
ALTER TABLE "offer_submissions" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_drafts" ADD CONSTRAINT "offer_drafts_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_drafts_property_idx" ON "offer_drafts" USING btree ("property_id");--> statement-breakpoint
CREATE INDEX "offer_drafts_expires_idx" ON "offer_drafts" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_submission_id_offer_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."offer_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_attachment_key" ON "document_versions" USING btree ("submission_id","number");--> statement-breakpoint
CREATE INDEX "document_versions_loose_idx" ON "document_versions" USING btree ("kept_until") WHERE "document_versions"."document_id" is null and "document_versions"."submission_id" is null;