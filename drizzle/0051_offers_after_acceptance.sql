CREATE TYPE "public"."offer_turn_kind" AS ENUM('terms', 'ended');--> statement-breakpoint
ALTER TYPE "public"."offer_status" ADD VALUE 'fell_through' BEFORE 'expired';--> statement-breakpoint
ALTER TABLE "offer_submissions" ADD COLUMN "kind" "offer_turn_kind" DEFAULT 'terms' NOT NULL;