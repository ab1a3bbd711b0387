CREATE TYPE "public"."consent_place" AS ENUM('profile', 'settings', 'reply');--> statement-breakpoint
CREATE TABLE "text_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "text_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"place" "consent_place" NOT NULL,
	"is_given" boolean NOT NULL,
	"wording" text NOT NULL,
	"mobile_number" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_consents" ADD CONSTRAINT "text_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_consents_user_idx" ON "text_consents" USING btree ("user_id","id");