DROP INDEX "notifications_unread_idx";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "is_ending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "account_events_kind_idx" ON "account_events" USING btree ("account_id","kind","at");--> statement-breakpoint
CREATE INDEX "subscriptions_ending_idx" ON "subscriptions" USING btree ("expiration_date") WHERE "subscriptions"."is_ending";--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."read_at" is null;