ALTER TYPE "public"."offer_status" ADD VALUE 'backup' BEFORE 'declined';--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "backup_position" integer;