CREATE TABLE "photo_files" (
	"name" text PRIMARY KEY NOT NULL,
	"photo_id" uuid,
	"is_original" boolean NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"size" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"room_key" text,
	"room_number" integer,
	"caption" text DEFAULT '' NOT NULL,
	"alternative_text" text DEFAULT '' NOT NULL,
	"edits" jsonb NOT NULL,
	"alteration_kinds" text[],
	"unaltered_photo_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"measures" jsonb NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_alteration_whole" CHECK (("photos"."alteration_kinds" is null) = ("photos"."unaltered_photo_id" is null))
);
--> statement-breakpoint
ALTER TABLE "photo_files" ADD CONSTRAINT "photo_files_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_uploads" ADD CONSTRAINT "photo_uploads_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_unaltered_photo_id_photos_id_fk" FOREIGN KEY ("unaltered_photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_files_photo_idx" ON "photo_files" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "photo_files_loose_idx" ON "photo_files" USING btree ("kept_until") WHERE "photo_files"."photo_id" is null;--> statement-breakpoint
CREATE INDEX "photo_uploads_account_idx" ON "photo_uploads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "photo_uploads_created_idx" ON "photo_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "photos_account_idx" ON "photos" USING btree ("account_id","position");--> statement-breakpoint
CREATE INDEX "photos_unaltered_idx" ON "photos" USING btree ("unaltered_photo_id");--> statement-breakpoint
CREATE INDEX "photos_deleted_idx" ON "photos" USING btree ("deleted_at");