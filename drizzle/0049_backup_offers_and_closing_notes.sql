ALTER TABLE "listings" ADD COLUMN "accepts_backup_offers" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "closing_note" text;