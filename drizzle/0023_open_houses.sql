CREATE TYPE "public"."open_house_link_purpose" AS ENUM('sheet', 'invitation');--> statement-breakpoint
CREATE TABLE "open_house_follow_ups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"open_house_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"reply_to" text NOT NULL,
	"sent_to" integer NOT NULL,
	"sent_by" uuid,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "open_house_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"open_house_id" uuid NOT NULL,
	"purpose" "open_house_link_purpose" NOT NULL,
	"secret_hash" text NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "open_house_links_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "open_house_links_one_each" UNIQUE("open_house_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "open_house_visitors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"open_house_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"has_agent" boolean NOT NULL,
	"agent_name" text,
	"may_write" boolean NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"follow_up_id" uuid,
	"stop_hash" text,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "open_house_visitors_stop_hash_unique" UNIQUE("stop_hash"),
	CONSTRAINT "open_house_visitors_entry" UNIQUE("open_house_id","entry_id")
);
--> statement-breakpoint
ALTER TABLE "open_houses" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "open_houses" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "open_houses" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "open_houses" ADD COLUMN "people_came" integer;--> statement-breakpoint
ALTER TABLE "open_houses" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "open_house_follow_ups" ADD CONSTRAINT "open_house_follow_ups_open_house_id_open_houses_id_fk" FOREIGN KEY ("open_house_id") REFERENCES "public"."open_houses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_house_follow_ups" ADD CONSTRAINT "open_house_follow_ups_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_house_links" ADD CONSTRAINT "open_house_links_open_house_id_open_houses_id_fk" FOREIGN KEY ("open_house_id") REFERENCES "public"."open_houses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_house_visitors" ADD CONSTRAINT "open_house_visitors_open_house_id_open_houses_id_fk" FOREIGN KEY ("open_house_id") REFERENCES "public"."open_houses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_house_visitors" ADD CONSTRAINT "open_house_visitors_follow_up_id_open_house_follow_ups_id_fk" FOREIGN KEY ("follow_up_id") REFERENCES "public"."open_house_follow_ups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_house_follow_ups_open_house_idx" ON "open_house_follow_ups" USING btree ("open_house_id","sent_at");--> statement-breakpoint
CREATE INDEX "open_house_follow_ups_sent_by_idx" ON "open_house_follow_ups" USING btree ("sent_by");--> statement-breakpoint
CREATE INDEX "open_house_visitors_follow_up_idx" ON "open_house_visitors" USING btree ("follow_up_id");--> statement-breakpoint
CREATE INDEX "open_houses_ends_at_idx" ON "open_houses" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "open_houses_cancelled_at_idx" ON "open_houses" USING btree ("cancelled_at");