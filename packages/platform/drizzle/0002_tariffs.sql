CREATE TABLE "expanded_network_suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"country" text NOT NULL,
	"country_name" text NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"city" text,
	"sector" text NOT NULL,
	"category_ids" text[] NOT NULL,
	"email" text,
	"website" text,
	"source" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"searchable" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english'::regconfig, searchable)) STORED
);
--> statement-breakpoint
ALTER TABLE "expanded_network_suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "duty_watches" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"hts" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "duty_watches_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "duty_watches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "expanded_network_suppliers_once" ON "expanded_network_suppliers" USING btree ("source","name_key","address_key");--> statement-breakpoint
CREATE INDEX "expanded_network_suppliers_search" ON "expanded_network_suppliers" USING gin ("search");--> statement-breakpoint
CREATE INDEX "expanded_network_suppliers_categories" ON "expanded_network_suppliers" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "expanded_network_suppliers_country" ON "expanded_network_suppliers" USING btree ("country","name_key");--> statement-breakpoint
CREATE INDEX "expanded_network_suppliers_name" ON "expanded_network_suppliers" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "expanded_network_suppliers_name_words" ON "expanded_network_suppliers" USING gin (to_tsvector('simple'::regconfig, name));--> statement-breakpoint
CREATE UNIQUE INDEX "duty_watches_once" ON "duty_watches" USING btree ("store_id","hts","country");--> statement-breakpoint
CREATE POLICY "expanded_network_suppliers_read" ON "expanded_network_suppliers" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "duty_watches_store" ON "duty_watches" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);