ALTER TABLE "support_tickets" ADD COLUMN "unread_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "receivings" ADD COLUMN "cancel_reason" text;