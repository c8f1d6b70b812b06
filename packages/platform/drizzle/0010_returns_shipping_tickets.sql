CREATE TABLE "shop_connections" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"domain" text NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"credentials" text NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"connected_by" uuid,
	"connected_by_name" text,
	CONSTRAINT "shop_connections_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "shop_connections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "support_messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"message_index" integer NOT NULL,
	"author_name" text NOT NULL,
	"is_own" boolean NOT NULL,
	"text" text NOT NULL,
	"files" jsonb NOT NULL,
	"status" text NOT NULL,
	"reply_to" text,
	"mail_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "support_messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "support_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" integer NOT NULL,
	"customer_name" text NOT NULL,
	"items" jsonb NOT NULL,
	"opened_by" text NOT NULL,
	"message_count" integer NOT NULL,
	"last_message" text NOT NULL,
	"last_message_is_own" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "support_tickets_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "support_tickets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "receiving_lines" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"receiving_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"sku" text,
	"sku_id" uuid,
	"purchase_item_id" uuid,
	"expected_units" integer NOT NULL,
	"received_units" integer DEFAULT 0 NOT NULL,
	"damaged_units" integer DEFAULT 0 NOT NULL,
	"unit_cost_minor" bigint,
	CONSTRAINT "receiving_lines_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "receiving_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "receiving_receipts" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"receiving_id" uuid NOT NULL,
	"by" text NOT NULL,
	"note" text,
	"counts" jsonb NOT NULL,
	"photos" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receiving_receipts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "receiving_receipts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "receivings" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"receiving_status" text NOT NULL,
	"destination" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"expected_on" date,
	"note" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "receivings_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "receivings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "return_lines" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"return_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line_item_id" uuid NOT NULL,
	"title" text NOT NULL,
	"variant" text,
	"sku" text,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"first_unit" integer NOT NULL,
	"damaged_quantity" integer,
	CONSTRAINT "return_lines_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "return_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "return_orders" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"handle" text NOT NULL,
	"status" text NOT NULL,
	"refund_method" text NOT NULL,
	"source" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" integer NOT NULL,
	"customer_id" uuid,
	"customer_name" text NOT NULL,
	"email" text,
	"currency" text NOT NULL,
	"units" integer NOT NULL,
	"items_text" text NOT NULL,
	"fee_minor" integer DEFAULT 0 NOT NULL,
	"includes_shipping" boolean DEFAULT false NOT NULL,
	"refund_minor" integer NOT NULL,
	"settlement" jsonb,
	"credit_code" text,
	"exchange_order_id" uuid,
	"exchange_order_number" integer,
	"exchange_minor" integer DEFAULT 0 NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"remote_order_number" text,
	"cancel_reason" text,
	"override_reason" text,
	"team_note" text,
	"shopper_note" text,
	"created_by" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "return_orders_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "return_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "return_settings" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"accepts_returns" boolean NOT NULL,
	"policy" text NOT NULL,
	"window_days" integer,
	"fee" text NOT NULL,
	"fee_minor" integer NOT NULL,
	"destination" text NOT NULL,
	"method" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "return_settings_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "return_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shipping_labels" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"is_test" boolean NOT NULL,
	"service" text NOT NULL,
	"carrier" text NOT NULL,
	"from_address" jsonb NOT NULL,
	"to_address" jsonb NOT NULL,
	"parcel" jsonb NOT NULL,
	"notes" text,
	"rate" jsonb NOT NULL,
	"customs" jsonb,
	"amount_minor" integer NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"content_key" text NOT NULL,
	"payment_id" uuid,
	"paid_with" text,
	"carrier_label_id" text,
	"tracking_number" text,
	"file_id" uuid,
	"failure" text,
	"order_id" uuid,
	"order_number" integer,
	"items" jsonb,
	"notify_shopper" boolean DEFAULT false NOT NULL,
	"shipment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"bought_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	CONSTRAINT "shipping_labels_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "shipping_labels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "stock_places_name";--> statement-breakpoint
ALTER TABLE "stock_places" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "stock_places" ADD COLUMN "updated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_places" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "sealed_access" text;--> statement-breakpoint
ALTER TABLE "purchase_items" ADD COLUMN "last_receipt" jsonb;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_ticket" FOREIGN KEY ("store_id","ticket_id") REFERENCES "public"."support_tickets"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receiving_lines" ADD CONSTRAINT "receiving_lines_receiving" FOREIGN KEY ("store_id","receiving_id") REFERENCES "public"."receivings"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receiving_receipts" ADD CONSTRAINT "receiving_receipts_receiving" FOREIGN KEY ("store_id","receiving_id") REFERENCES "public"."receivings"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_store_id_return_id_return_orders_store_id_id_fk" FOREIGN KEY ("store_id","return_id") REFERENCES "public"."return_orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_index" ON "support_messages" USING btree ("store_id","ticket_id","message_index");--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_mail" ON "support_messages" USING btree ("store_id","ticket_id","mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "support_tickets_number" ON "support_tickets" USING btree ("store_id","number");--> statement-breakpoint
CREATE INDEX "support_tickets_by_time" ON "support_tickets" USING btree ("store_id","status","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "support_tickets_of_order" ON "support_tickets" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "receiving_lines_of_receiving" ON "receiving_lines" USING btree ("store_id","receiving_id");--> statement-breakpoint
CREATE INDEX "receiving_lines_of_purchase" ON "receiving_lines" USING btree ("store_id","purchase_item_id");--> statement-breakpoint
CREATE INDEX "receiving_receipts_of_receiving" ON "receiving_receipts" USING btree ("store_id","receiving_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "receivings_number" ON "receivings" USING btree ("store_id","number");--> statement-breakpoint
CREATE INDEX "receivings_by_time" ON "receivings" USING btree ("store_id","status","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "return_lines_of_return" ON "return_lines" USING btree ("store_id","return_id","position");--> statement-breakpoint
CREATE INDEX "return_lines_of_line" ON "return_lines" USING btree ("store_id","line_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_orders_handle" ON "return_orders" USING btree ("store_id","handle");--> statement-breakpoint
CREATE INDEX "return_orders_by_time" ON "return_orders" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "return_orders_by_status" ON "return_orders" USING btree ("store_id","status","created_at");--> statement-breakpoint
CREATE INDEX "return_orders_of_order" ON "return_orders" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "shipping_labels_by_time" ON "shipping_labels" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "shipping_labels_by_order" ON "shipping_labels" USING btree ("store_id","order_number");--> statement-breakpoint
CREATE INDEX "shipping_labels_by_tracking" ON "shipping_labels" USING btree ("store_id","tracking_number");--> statement-breakpoint
CREATE INDEX "shipping_labels_by_content" ON "shipping_labels" USING btree ("store_id","content_key");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_places_name" ON "stock_places" USING btree ("store_id",lower(name)) WHERE archived_at is null;--> statement-breakpoint
CREATE POLICY "shop_connections_store" ON "shop_connections" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "support_messages_store" ON "support_messages" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "support_tickets_store" ON "support_tickets" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "receiving_lines_store" ON "receiving_lines" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "receiving_receipts_store" ON "receiving_receipts" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "receivings_store" ON "receivings" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "return_lines_store" ON "return_lines" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "return_orders_store" ON "return_orders" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "return_settings_store" ON "return_settings" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "shipping_labels_store" ON "shipping_labels" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);