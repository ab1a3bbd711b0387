ALTER TYPE "public"."event_kind" ADD VALUE 'showing_requested' BEFORE 'step_completed';--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'showing_moved' BEFORE 'step_completed';--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'showing_agreed' BEFORE 'step_completed';--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'showing_cancelled' BEFORE 'step_completed';--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'showing_expired' BEFORE 'step_completed';--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'showing_feedback' BEFORE 'step_completed';--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'showing_soon' BEFORE 'step_completed';--> statement-breakpoint
ALTER TABLE "showings" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (strip(to_tsvector('simple', regexp_replace(regexp_replace(lower(normalize("showings"."name" || ' ' || coalesce("showings"."email", '') || ' ' || coalesce("showings"."phone", ''), nfkd)), '[\u0300-\u036f]+', '', 'g'), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\ufff0-\uffff]+', ' ', 'g')))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "showings_day_due_idx" ON "showings" USING btree ("starts_at") WHERE "showings"."state" = 'confirmed' and "showings"."reminded_day_at" is null;--> statement-breakpoint
CREATE INDEX "showings_hours_due_idx" ON "showings" USING btree ("starts_at") WHERE "showings"."state" = 'confirmed' and "showings"."reminded_hours_at" is null;--> statement-breakpoint
CREATE INDEX "showings_feedback_due_idx" ON "showings" USING btree ("ends_at") WHERE "showings"."state" = 'confirmed' and "showings"."feedback_asked_at" is null and "showings"."email" is not null;