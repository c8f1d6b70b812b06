CREATE TABLE "row_tallies" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"of_table" text NOT NULL,
	"standing" text NOT NULL,
	"rows" integer NOT NULL,
	CONSTRAINT "row_tallies_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "row_tallies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "journal_entries_by_time";--> statement-breakpoint
DROP INDEX "pending_actions_by_time";--> statement-breakpoint
DROP INDEX "notifications_newest";--> statement-breakpoint
DROP INDEX "conversations_by_time";--> statement-breakpoint
DROP INDEX "assistant_runs_by_time";--> statement-breakpoint
DROP INDEX "assistant_runs_of_assistant";--> statement-breakpoint
DROP INDEX "marketplace_items_category";--> statement-breakpoint
DROP INDEX "marketplace_items_rank";--> statement-breakpoint
DROP INDEX "marketplace_reviews_by_supplier";--> statement-breakpoint
DROP INDEX "marketplace_suppliers_rank";--> statement-breakpoint
DROP INDEX "sourcing_outreach_by_time";--> statement-breakpoint
DROP INDEX "sourcing_page_readings_by_url";--> statement-breakpoint
DROP INDEX "supplier_conversations_by_time";--> statement-breakpoint
DROP INDEX "support_tickets_by_time";--> statement-breakpoint
DROP INDEX "fulfillment_bookings_by_time";--> statement-breakpoint
DROP INDEX "receiving_receipts_of_receiving";--> statement-breakpoint
DROP INDEX "receivings_by_time";--> statement-breakpoint
DROP INDEX "feed_notes_by_time";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "order_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "open_order_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "paid_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "refunded_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "kept_minor" bigint GENERATED ALWAYS AS (paid_minor - refunded_minor) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "last_order_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "last_order_number" integer;--> statement-breakpoint
CREATE INDEX "row_tallies_of" ON "row_tallies" USING btree ("store_id","of_table","standing");--> statement-breakpoint
CREATE INDEX "customers_by_kept" ON "customers" USING btree ("store_id","kept_minor" DESC NULLS FIRST,"name_key","id");--> statement-breakpoint
CREATE INDEX "customers_by_orders" ON "customers" USING btree ("store_id","order_count" DESC NULLS FIRST,"name_key","id");--> statement-breakpoint
CREATE INDEX "customers_by_last_order" ON "customers" USING btree ("store_id","last_order_at" DESC NULLS LAST,"name_key","id");--> statement-breakpoint
CREATE INDEX "customers_by_quiet" ON "customers" USING btree ("store_id","last_order_at","name_key","id");--> statement-breakpoint
CREATE INDEX "customers_open" ON "customers" USING btree ("store_id") WHERE open_order_count > 0;--> statement-breakpoint
CREATE INDEX "journal_entries_by_time" ON "journal_entries" USING btree ("store_id","sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pending_actions_by_time" ON "pending_actions" USING btree ("store_id","sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("store_id","user_id","created_at" DESC NULLS FIRST,"sequence" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_by_time" ON "conversations" USING btree ("store_id","user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assistant_runs_by_time" ON "assistant_runs" USING btree ("store_id","due_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "assistant_runs_of_assistant" ON "assistant_runs" USING btree ("store_id","assistant_id","due_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "marketplace_items_category" ON "marketplace_items" USING btree ("category_id","rank" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "marketplace_items_rank" ON "marketplace_items" USING btree ("rank" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "marketplace_reviews_by_supplier" ON "marketplace_reviews" USING btree ("supplier_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "marketplace_suppliers_rank" ON "marketplace_suppliers" USING btree ("rank" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sourcing_outreach_by_time" ON "sourcing_outreach" USING btree ("store_id","queued_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sourcing_page_readings_by_url" ON "sourcing_page_readings" USING btree ("store_id","url","read_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "supplier_conversations_by_time" ON "supplier_conversations" USING btree ("store_id","is_archived","last_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "support_tickets_by_time" ON "support_tickets" USING btree ("store_id","status","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fulfillment_bookings_by_time" ON "fulfillment_bookings" USING btree ("store_id","kind","status","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "receiving_receipts_of_receiving" ON "receiving_receipts" USING btree ("store_id","receiving_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "receivings_by_time" ON "receivings" USING btree ("store_id","status","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "feed_notes_by_time" ON "feed_notes" USING btree ("store_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE POLICY "row_tallies_store" ON "row_tallies" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);