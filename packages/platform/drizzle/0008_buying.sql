CREATE TABLE "ledger_entries" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"kind" text NOT NULL,
	"memo" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"source" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_transfers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "ledger_transfers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_cards" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bank" text NOT NULL,
	"method_id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"expires_month" integer NOT NULL,
	"expires_year" integer NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payment_cards_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bank" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_customers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"description" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"bank" text NOT NULL,
	"customer_id" text NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"charge_id" text,
	"action_url" text,
	"decline_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payments_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_mails" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"customer_id" uuid,
	"order_id" uuid,
	"refund_id" uuid,
	"email" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "customer_mails_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"customer_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "customer_notes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "products" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text,
	"vendor" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"options" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"color_options" text DEFAULT '' NOT NULL,
	"source" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"handle" text,
	"template_id" uuid,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sku_bundle_parts" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bundle_sku_id" uuid NOT NULL,
	"part_sku_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sku_bundle_parts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "sku_bundle_parts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "skus" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"code" text NOT NULL,
	"option_values" text[] DEFAULT '{}' NOT NULL,
	"price_minor" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"cost_minor" integer,
	"weight_grams" integer,
	"barcode" text,
	"low_stock_point" integer,
	"landed_units" integer DEFAULT 0 NOT NULL,
	"landed_value_minor" bigint DEFAULT 0 NOT NULL,
	"merged_into_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "skus_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "skus" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sku_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"on_hand" integer NOT NULL,
	CONSTRAINT "stock_levels_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_levels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"sku_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"on_hand_after" integer NOT NULL,
	"reason" text,
	"reference" text,
	"purchase_item_id" uuid,
	"unit_cost_minor" integer,
	"key" text,
	"moved_by" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_places" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_places_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_places" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_subscriptions" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bank" text NOT NULL,
	"subscription_id" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_subscriptions_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_uses_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "promotion_uses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "purchase_milestones" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"purchase_item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_on" date,
	"done_on" date,
	"amount_minor" bigint,
	CONSTRAINT "purchase_milestones_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "purchase_milestones" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "kind" text DEFAULT 'CANCEL' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_items" ADD COLUMN "catalog_item_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase_items" ADD COLUMN "picture_url" text;--> statement-breakpoint
ALTER TABLE "purchase_items" ADD COLUMN "shipping_address" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_items" ADD COLUMN "stored_at_partner" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD COLUMN "uncollectible_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD COLUMN "origin" text DEFAULT 'SUPPLIER' NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD COLUMN "public_number" text DEFAULT replace(replace(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+', '-'), '/', '_') NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD COLUMN "discount_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD COLUMN "promotion_code" text;--> statement-breakpoint
ALTER TABLE "supplier_invoices" ADD COLUMN "shipping_address" jsonb;--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD CONSTRAINT "ledger_transfers_entry" FOREIGN KEY ("store_id","entry_id") REFERENCES "public"."ledger_entries"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_mails" ADD CONSTRAINT "customer_mails_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_bundle_parts" ADD CONSTRAINT "sku_bundle_parts_store_id_bundle_sku_id_skus_store_id_id_fk" FOREIGN KEY ("store_id","bundle_sku_id") REFERENCES "public"."skus"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_bundle_parts" ADD CONSTRAINT "sku_bundle_parts_store_id_part_sku_id_skus_store_id_id_fk" FOREIGN KEY ("store_id","part_sku_id") REFERENCES "public"."skus"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_store_id_product_id_products_store_id_id_fk" FOREIGN KEY ("store_id","product_id") REFERENCES "public"."products"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_store_id_sku_id_skus_store_id_id_fk" FOREIGN KEY ("store_id","sku_id") REFERENCES "public"."skus"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_store_id_place_id_stock_places_store_id_id_fk" FOREIGN KEY ("store_id","place_id") REFERENCES "public"."stock_places"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_store_id_sku_id_skus_store_id_id_fk" FOREIGN KEY ("store_id","sku_id") REFERENCES "public"."skus"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_store_id_place_id_stock_places_store_id_id_fk" FOREIGN KEY ("store_id","place_id") REFERENCES "public"."stock_places"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_uses" ADD CONSTRAINT "promotion_uses_invoice" FOREIGN KEY ("store_id","invoice_id") REFERENCES "public"."supplier_invoices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_milestones" ADD CONSTRAINT "purchase_milestones_item" FOREIGN KEY ("store_id","purchase_item_id") REFERENCES "public"."purchase_items"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_source" ON "ledger_entries" USING btree ("store_id","source");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_time" ON "ledger_entries" USING btree ("store_id","occurred_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_subject" ON "ledger_entries" USING btree ("store_id","subject_kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_place" ON "ledger_transfers" USING btree ("store_id","entry_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_cards_method" ON "payment_cards" USING btree ("store_id","method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_cards_default" ON "payment_cards" USING btree ("store_id") WHERE is_default and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_bank" ON "payment_customers" USING btree ("store_id","bank");--> statement-breakpoint
CREATE INDEX "payments_by_time" ON "payments" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_by_subject" ON "payments" USING btree ("store_id","subject_kind","subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_charge" ON "payments" USING btree ("store_id","charge_id") WHERE charge_id is not null;--> statement-breakpoint
CREATE INDEX "payments_started" ON "payments" USING btree ("store_id") WHERE status = 'STARTED';--> statement-breakpoint
CREATE INDEX "customer_mails_of_customer" ON "customer_mails" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE INDEX "customer_mails_of_order" ON "customer_mails" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "customer_notes_of_customer" ON "customer_notes" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "products_handle" ON "products" USING btree ("store_id","handle");--> statement-breakpoint
CREATE UNIQUE INDEX "products_template" ON "products" USING btree ("store_id","template_id");--> statement-breakpoint
CREATE INDEX "products_by_title" ON "products" USING btree ("store_id","title");--> statement-breakpoint
CREATE INDEX "products_by_update" ON "products" USING btree ("store_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sku_bundle_parts_pair" ON "sku_bundle_parts" USING btree ("store_id","bundle_sku_id","part_sku_id");--> statement-breakpoint
CREATE INDEX "sku_bundle_parts_of_part" ON "sku_bundle_parts" USING btree ("store_id","part_sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_code" ON "skus" USING btree ("store_id",lower(code));--> statement-breakpoint
CREATE INDEX "skus_of_product" ON "skus" USING btree ("store_id","product_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_levels_sku_place" ON "stock_levels" USING btree ("store_id","sku_id","place_id");--> statement-breakpoint
CREATE INDEX "stock_movements_of_sku" ON "stock_movements" USING btree ("store_id","sku_id","moved_at","sequence");--> statement-breakpoint
CREATE INDEX "stock_movements_by_time" ON "stock_movements" USING btree ("store_id","moved_at","sequence");--> statement-breakpoint
CREATE INDEX "stock_movements_of_purchase" ON "stock_movements" USING btree ("store_id","purchase_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_key" ON "stock_movements" USING btree ("store_id","key","sku_id","place_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_places_name" ON "stock_places" USING btree ("store_id",lower(name));--> statement-breakpoint
CREATE UNIQUE INDEX "stock_places_default" ON "stock_places" USING btree ("store_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_subscriptions_bank" ON "plan_subscriptions" USING btree ("store_id","bank");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_uses_code" ON "promotion_uses" USING btree ("store_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_milestones_kind" ON "purchase_milestones" USING btree ("store_id","purchase_item_id","kind");--> statement-breakpoint
CREATE INDEX "customers_city" ON "customers" USING btree ("store_id",lower(address->>'city'));--> statement-breakpoint
CREATE INDEX "supplier_invoices_link" ON "supplier_invoices" USING btree ("public_number");--> statement-breakpoint
CREATE POLICY "ledger_entries_store" ON "ledger_entries" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "ledger_transfers_store" ON "ledger_transfers" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "payment_cards_store" ON "payment_cards" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "payment_customers_store" ON "payment_customers" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "payments_store" ON "payments" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "customer_mails_store" ON "customer_mails" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "customer_notes_store" ON "customer_notes" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "products_store" ON "products" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "sku_bundle_parts_store" ON "sku_bundle_parts" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "skus_store" ON "skus" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "stock_levels_store" ON "stock_levels" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "stock_movements_store" ON "stock_movements" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "stock_places_store" ON "stock_places" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "plan_subscriptions_store" ON "plan_subscriptions" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "promotion_uses_store" ON "promotion_uses" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "purchase_milestones_store" ON "purchase_milestones" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
-- What stores had in stock, which the orders kept until now: an item is a SKU with its id, those of one title are a product.
INSERT INTO "stock_places" ("store_id", "id", "name", "kind", "is_default", "created_at")
SELECT "store_id", gen_random_uuid(), 'Own stock', 'OWN', true, now() FROM "stock_items" GROUP BY "store_id";--> statement-breakpoint
INSERT INTO "products" ("store_id", "id", "title", "source", "search_text", "created_at", "updated_at")
SELECT "store_id", gen_random_uuid(), "title", 'OWN',
  lower(concat_ws(' ', "title", string_agg("sku", ' ' ORDER BY "sku"), string_agg("variant", ' ' ORDER BY "sku"))), now(), now()
FROM "stock_items" GROUP BY "store_id", "title";--> statement-breakpoint
INSERT INTO "skus" ("store_id", "id", "product_id", "position", "code", "option_values", "price_minor", "created_at", "updated_at")
SELECT item."store_id", item."id", product."id",
  row_number() OVER (PARTITION BY item."store_id", item."title" ORDER BY item."sku") - 1,
  CASE WHEN row_number() OVER (PARTITION BY item."store_id", lower(item."sku") ORDER BY item."sku") = 1 THEN item."sku"
    ELSE item."sku" || '-' || left(item."id"::text, 8) END,
  CASE WHEN item."variant" IS NULL THEN '{}'::text[] ELSE ARRAY[item."variant"] END,
  item."unit_price_minor", now(), now()
FROM "stock_items" item
JOIN "products" product ON product."store_id" = item."store_id" AND product."title" = item."title";--> statement-breakpoint
INSERT INTO "stock_levels" ("store_id", "id", "sku_id", "place_id", "on_hand")
SELECT item."store_id", gen_random_uuid(), item."id", place."id", item."on_hand"
FROM "stock_items" item JOIN "stock_places" place ON place."store_id" = item."store_id";--> statement-breakpoint
INSERT INTO "stock_movements" ("store_id", "id", "sku_id", "place_id", "kind", "quantity", "on_hand_after", "moved_by", "moved_at")
SELECT item."store_id", gen_random_uuid(), item."id", place."id", 'OPENING', item."on_hand", item."on_hand", 'System', now()
FROM "stock_items" item JOIN "stock_places" place ON place."store_id" = item."store_id"
WHERE item."on_hand" <> 0;--> statement-breakpoint
DROP POLICY "stock_items_store" ON "stock_items" CASCADE;--> statement-breakpoint
DROP TABLE "stock_items" CASCADE;