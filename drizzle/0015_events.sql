CREATE TYPE "public"."alert_frequency" AS ENUM('at_once', 'daily');--> statement-breakpoint
CREATE TYPE "public"."event_kind" AS ENUM('inquiry_received', 'showing_asked', 'step_completed', 'price_changed', 'text_changed', 'estimate_moved', 'listing_changed', 'payment_failed', 'plan_ends_soon', 'person_joined', 'signed_in_elsewhere');--> statement-breakpoint
CREATE TYPE "public"."notification_mail" AS ENUM('none', 'daily', 'queued');--> statement-breakpoint
CREATE TYPE "public"."link_purpose" AS ENUM('reset_password', 'verify_email', 'confirm_email', 'restore_email', 'invitation', 'unsubscribe');--> statement-breakpoint
CREATE TABLE "account_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"kind" "event_kind" NOT NULL,
	"data" jsonb NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"inquiry_mails" boolean DEFAULT true NOT NULL,
	"frequency" "alert_frequency" DEFAULT 'at_once' NOT NULL,
	"digested_on" date
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"event_id" bigint NOT NULL,
	"read_at" timestamp with time zone,
	"mail" "notification_mail" DEFAULT 'none' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailed_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" "link_purpose" NOT NULL,
	"secret_hash" text NOT NULL,
	"email" text NOT NULL,
	"detail" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailed_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_events" ADD CONSTRAINT "account_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_account_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."account_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_events_account_idx" ON "account_events" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "account_events_actor_idx" ON "account_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "account_events_at_idx" ON "account_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_event_idx" ON "notifications" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_daily_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."mail" = 'daily';--> statement-breakpoint
CREATE INDEX "mailed_links_user_idx" ON "mailed_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mailed_links_expires_at_idx" ON "mailed_links" USING btree ("expires_at");