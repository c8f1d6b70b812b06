CREATE TABLE "plan_calls" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"about" text NOT NULL,
	"note" text,
	"person_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_calls_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_cancellations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"outcome" text,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "plan_cancellations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_cancellations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ALTER COLUMN "subscription_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "earlier_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "tier" text DEFAULT 'TIER_3' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "cycle" text DEFAULT 'MONTHLY' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "next_tier" text;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "next_cycle" text;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "dunning_invoice_id" text;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "dunning_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "plan_calls_by_time" ON "plan_calls" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_cancellations_open" ON "plan_cancellations" USING btree ("store_id") WHERE finished_at is null;--> statement-breakpoint
CREATE POLICY "plan_calls_store" ON "plan_calls" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "plan_cancellations_store" ON "plan_cancellations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);