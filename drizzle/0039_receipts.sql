CREATE TYPE "public"."receipt_state" AS ENUM('paid', 'unpaid', 'refunded', 'void');--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"number" text NOT NULL,
	"description" text NOT NULL,
	"amount" integer NOT NULL,
	"refunded" integer NOT NULL,
	"monthly_cost" integer,
	"state" "receipt_state" NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "receipts_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "card_expires" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "pending_card_id" text;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD COLUMN "receipts_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_account_date_idx" ON "receipts" USING btree ("account_id","date");