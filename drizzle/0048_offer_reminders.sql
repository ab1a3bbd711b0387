ALTER TYPE "public"."event_kind" ADD VALUE 'offer_due' BEFORE 'step_completed';--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "offers_remind_idx" ON "offers" USING btree ("remind_at") WHERE "offers"."remind_at" is not null;--> statement-breakpoint
UPDATE "offers" SET "remind_at" = "expires_at" - interval '24 hours' WHERE "seller_status" in ('received', 'countered');