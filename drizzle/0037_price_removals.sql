CREATE TABLE "price_removals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_removals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"asking_price_id" bigint NOT NULL,
	"is_removed" boolean NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "asking_prices" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_removals" ADD CONSTRAINT "price_removals_asking_price_id_asking_prices_id_fk" FOREIGN KEY ("asking_price_id") REFERENCES "public"."asking_prices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_removals" ADD CONSTRAINT "price_removals_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_removals_price_idx" ON "price_removals" USING btree ("asking_price_id");--> statement-breakpoint
CREATE INDEX "price_removals_changed_by_idx" ON "price_removals" USING btree ("changed_by");