CREATE TABLE "billing_accounts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"lease_holder" uuid,
	"lease_ends_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"late_change_at" timestamp with time zone,
	"late_change_paid_back" integer
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "cost" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "paid_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_cost_above_zero" CHECK ("plans"."cost" > 0);