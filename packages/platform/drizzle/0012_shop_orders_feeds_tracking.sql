CREATE TABLE "shop_deliveries" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"shop" text NOT NULL,
	"delivery_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_deliveries_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "shop_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_fulfillments" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"external_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "shop_fulfillments_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "shop_fulfillments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"shop" text NOT NULL,
	"shop_name" text NOT NULL,
	"external_id" text NOT NULL,
	"external_name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"said" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_orders_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "shop_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_syncs" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"shop" text NOT NULL,
	"shop_name" text NOT NULL,
	"since" timestamp with time zone,
	"status" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"came_in" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unknown_skus" text[] DEFAULT '{}' NOT NULL,
	"failure" text,
	CONSTRAINT "shop_syncs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "shop_syncs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_feeds" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"channel" text NOT NULL,
	"pages_url" text NOT NULL,
	"store_name" text NOT NULL,
	"enabled_at" timestamp with time zone NOT NULL,
	"enabled_by" text NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "product_feeds_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "end_of_day_forms" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"carrier" text NOT NULL,
	"day" date NOT NULL,
	"from_address" jsonb NOT NULL,
	"is_test" boolean NOT NULL,
	"label_ids" jsonb NOT NULL,
	"tracking_numbers" jsonb NOT NULL,
	"carrier_manifest_id" text,
	"file_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	CONSTRAINT "end_of_day_forms_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "end_of_day_forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "shop_connections" ADD COLUMN "platform" text DEFAULT 'SHOPIFY' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "tracking_status" text;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "tracking_events" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "tracked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipping_labels" ADD COLUMN "end_of_day_form_id" uuid;--> statement-breakpoint
ALTER TABLE "shop_fulfillments" ADD CONSTRAINT "shop_fulfillments_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_deliveries_delivery" ON "shop_deliveries" USING btree ("store_id","shop","delivery_id");--> statement-breakpoint
CREATE INDEX "shop_deliveries_by_time" ON "shop_deliveries" USING btree ("store_id","received_at");--> statement-breakpoint
CREATE INDEX "shop_fulfillments_of_order" ON "shop_fulfillments" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "shop_fulfillments_by_status" ON "shop_fulfillments" USING btree ("store_id","status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_external" ON "shop_orders" USING btree ("store_id","shop","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_orders_order" ON "shop_orders" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_feeds_on" ON "product_feeds" USING btree ("store_id","channel") WHERE disabled_at is null;--> statement-breakpoint
CREATE INDEX "end_of_day_forms_by_day" ON "end_of_day_forms" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "shipping_labels_by_delivery" ON "shipping_labels" USING btree ("store_id","delivered_at");--> statement-breakpoint
CREATE POLICY "shop_deliveries_store" ON "shop_deliveries" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "shop_fulfillments_store" ON "shop_fulfillments" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "shop_orders_store" ON "shop_orders" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "shop_syncs_store" ON "shop_syncs" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "product_feeds_store" ON "product_feeds" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "end_of_day_forms_store" ON "end_of_day_forms" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);