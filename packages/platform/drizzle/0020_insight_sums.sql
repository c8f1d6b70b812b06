-- Filled anew, as their definitions have changed (routines/insight-facts.sql).
TRUNCATE "insight_day_sums", "insight_line_facts", "insight_product_sums";--> statement-breakpoint
ALTER TABLE "insight_day_sums" ADD COLUMN "country_code" text NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_day_sums" ADD COLUMN "customer_type" text NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_line_facts" ADD COLUMN "opens_order" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "insight_product_sums" ADD COLUMN "orders" integer NOT NULL;