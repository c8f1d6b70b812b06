ALTER TABLE "skus" ADD COLUMN "tariff_number" text;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "origin_country" text;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "customs_file_id" uuid;