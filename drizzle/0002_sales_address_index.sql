DROP INDEX "sales_address_idx";--> statement-breakpoint
CREATE INDEX "sales_address_idx" ON "sales" USING btree ("house_number","zip_code");