ALTER TYPE "public"."usage_kind" ADD VALUE 'account_mail' BEFORE 'mail';--> statement-breakpoint
ALTER TYPE "public"."usage_kind" ADD VALUE 'activity_mail';--> statement-breakpoint
ALTER TYPE "public"."usage_kind" ADD VALUE 'visitor_mail';--> statement-breakpoint
ALTER TYPE "public"."usage_kind" ADD VALUE 'follow_up';