CREATE TABLE "followers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"listing_id" uuid NOT NULL,
	"email" text NOT NULL,
	"secret_hash" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_price" integer,
	"last_status" "listing_status",
	"expires_at" timestamp with time zone,
	CONSTRAINT "followers_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "followers_email" UNIQUE("listing_id","email")
);
--> statement-breakpoint
ALTER TABLE "followers" ADD CONSTRAINT "followers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followers_expires_at_idx" ON "followers" USING btree ("expires_at");