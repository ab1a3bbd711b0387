CREATE TYPE "public"."automation_kind" AS ENUM('publish', 'price', 'inquiry_waiting', 'feedback', 'open_house_follow_up', 'quiet');--> statement-breakpoint
CREATE TYPE "public"."automation_pause" AS ENUM('seller', 'plan');--> statement-breakpoint
CREATE TYPE "public"."automation_state" AS ENUM('on', 'paused');--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'automation_done' BEFORE 'payment_failed';--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'automation_not_done' BEFORE 'payment_failed';--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'automation_paused' BEFORE 'payment_failed';--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'inquiry_waiting' BEFORE 'payment_failed';--> statement-breakpoint
ALTER TYPE "public"."event_kind" ADD VALUE 'quiet_listing' BEFORE 'payment_failed';--> statement-breakpoint
CREATE TABLE "automation_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "automation_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"property_id" uuid NOT NULL,
	"kind" "automation_kind" NOT NULL,
	"subject_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	"facts" jsonb NOT NULL,
	CONSTRAINT "automation_runs_once" UNIQUE("property_id","kind","subject_id")
);
--> statement-breakpoint
CREATE TABLE "automations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" "automation_kind" NOT NULL,
	"state" "automation_state" DEFAULT 'on' NOT NULL,
	"paused_by" "automation_pause",
	"next_at" timestamp with time zone NOT NULL,
	"run_at" timestamp with time zone,
	"price" integer,
	"price_basis" bigint,
	"amount" integer,
	"letter" jsonb,
	"confirms_right" boolean DEFAULT false NOT NULL,
	"set_by" uuid,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "automations_one_each" UNIQUE("property_id","kind"),
	CONSTRAINT "automations_paused_whole" CHECK (("automations"."state" = 'paused') = ("automations"."paused_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "automation_runs" ADD CONSTRAINT "automation_runs_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automations" ADD CONSTRAINT "automations_property_id_properties_id_fk" FOREIGN KEY ("property_id") REFERENCES "public"."properties"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "automations" ADD CONSTRAINT "automations_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "automation_runs_property_idx" ON "automation_runs" USING btree ("property_id","id");--> statement-breakpoint
CREATE INDEX "automation_runs_at_idx" ON "automation_runs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "automations_due_idx" ON "automations" USING btree ("next_at") WHERE "automations"."state" = 'on';--> statement-breakpoint
CREATE INDEX "automations_set_by_idx" ON "automations" USING btree ("set_by");