CREATE TABLE "marketplace_item_pictures" (
	"item_id" uuid NOT NULL,
	"url" text NOT NULL,
	"part" text NOT NULL,
	"version" integer NOT NULL,
	"descriptor" real[] NOT NULL,
	"colors" jsonb NOT NULL,
	CONSTRAINT "marketplace_item_pictures_item_id_url_part_pk" PRIMARY KEY("item_id","url","part")
);
--> statement-breakpoint
ALTER TABLE "marketplace_item_pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "marketplace_partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"headline" text NOT NULL,
	"description" text NOT NULL,
	"services" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"price_words" text,
	"response_hours" integer NOT NULL,
	"offer" text,
	"email" text NOT NULL,
	"supplier_id" uuid,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketplace_partners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_reviews" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"quality" integer NOT NULL,
	"communication" integer NOT NULL,
	"delivery" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"author_brand" text NOT NULL,
	"author_country" text NOT NULL,
	"item_title" text,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "supplier_reviews_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visitor_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"rating" integer NOT NULL,
	"quality" integer NOT NULL,
	"communication" integer NOT NULL,
	"delivery" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"is_flagged" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "visitor_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "marketplace_item_pictures" ADD CONSTRAINT "marketplace_item_pictures_item_id_marketplace_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."marketplace_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_partners" ADD CONSTRAINT "marketplace_partners_supplier_id_marketplace_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."marketplace_suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_reviews" ADD CONSTRAINT "supplier_reviews_supplier_id_marketplace_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."marketplace_suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_reviews" ADD CONSTRAINT "visitor_reviews_supplier_id_marketplace_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."marketplace_suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_reviews_once" ON "supplier_reviews" USING btree ("store_id","supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_reviews_by_time" ON "supplier_reviews" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visitor_reviews_once" ON "visitor_reviews" USING btree ("supplier_id","email") WHERE status <> 'PENDING';--> statement-breakpoint
CREATE INDEX "visitor_reviews_by_email" ON "visitor_reviews" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "visitor_reviews_by_supplier" ON "visitor_reviews" USING btree ("supplier_id","created_at");--> statement-breakpoint
CREATE POLICY "marketplace_item_pictures_read" ON "marketplace_item_pictures" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "marketplace_partners_read" ON "marketplace_partners" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "supplier_reviews_store" ON "supplier_reviews" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);