CREATE TYPE "public"."action_outcome" AS ENUM('begun', 'succeeded', 'refused', 'failed');--> statement-breakpoint
CREATE TYPE "public"."usage_kind" AS ENUM('model_call', 'mail');--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'listing_taken_down' BEFORE 'payment_failed';--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'listing_allowed' BEFORE 'payment_failed';--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"operator" text NOT NULL,
	"command" text NOT NULL,
	"arguments" text[] NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"outcome" "action_outcome" DEFAULT 'begun' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"day" date NOT NULL,
	"kind" "usage_kind" NOT NULL,
	"account_id" uuid,
	"count" integer DEFAULT 0 NOT NULL,
	"input_tokens" bigint DEFAULT 0 NOT NULL,
	"output_tokens" bigint DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "usage_days_unique" UNIQUE NULLS NOT DISTINCT("day","kind","account_id")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "taken_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "taken_down_reason" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "given_reason" text;--> statement-breakpoint
ALTER TABLE "usage_days" ADD CONSTRAINT "usage_days_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_actions_at_idx" ON "operator_actions" USING btree ("at");--> statement-breakpoint
CREATE INDEX "usage_days_account_idx" ON "usage_days" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "usage_days_told_idx" ON "usage_days" USING btree ("day") WHERE "usage_days"."told_at" is not null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_taken_down_whole" CHECK (("listings"."taken_down_at" is null) = ("listings"."taken_down_reason" is null));