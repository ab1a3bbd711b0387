CREATE TABLE "form_revisions" (
	"account_id" uuid NOT NULL,
	"form" text NOT NULL,
	"revision" integer NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "form_revisions_account_id_form_pk" PRIMARY KEY("account_id","form")
);
--> statement-breakpoint
ALTER TABLE "form_revisions" ADD CONSTRAINT "form_revisions_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_revisions" ADD CONSTRAINT "form_revisions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_revisions_saved_by_idx" ON "form_revisions" USING btree ("saved_by");