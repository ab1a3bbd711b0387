ALTER TYPE "public"."event_kind" ADD VALUE 'highest_and_best' BEFORE 'step_completed';--> statement-breakpoint
ALTER TYPE "public"."offer_status" ADD VALUE 'highest_and_best' BEFORE 'accepted';--> statement-breakpoint
ALTER TYPE "public"."offer_turn_kind" ADD VALUE 'highest_and_best' BEFORE 'ended';--> statement-breakpoint
CREATE TABLE "highest_and_best_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"message" text NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "highest_and_best_requests" ADD CONSTRAINT "highest_and_best_requests_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "highest_and_best_requests_property_idx" ON "highest_and_best_requests" USING btree ("property_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "highest_and_best_requests_open_idx" ON "highest_and_best_requests" USING btree ("property_id") WHERE "highest_and_best_requests"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "highest_and_best_requests_due_idx" ON "highest_and_best_requests" USING btree ("due_at") WHERE "highest_and_best_requests"."ended_at" is null;