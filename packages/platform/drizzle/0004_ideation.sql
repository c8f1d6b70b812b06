CREATE TABLE "community_designs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"made_by" text NOT NULL,
	"mode" text NOT NULL,
	"document" jsonb NOT NULL,
	"preview_url" text NOT NULL,
	"searchable" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_designs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_design_versions" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"design_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"document" jsonb NOT NULL,
	"what" text NOT NULL,
	"by" text NOT NULL,
	"who" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_design_versions_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_design_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_designs" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"step" text NOT NULL,
	"model" text NOT NULL,
	"document" jsonb NOT NULL,
	"generations" jsonb NOT NULL,
	"sketch_keys" jsonb NOT NULL,
	"brand_kit_id" uuid,
	"item_id" uuid,
	"preview_url" text NOT NULL,
	"searchable" text NOT NULL,
	"revision" integer NOT NULL,
	"layer_revisions" jsonb NOT NULL,
	"product_revision" integer NOT NULL,
	"version" integer NOT NULL,
	"is_archived" boolean NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_designs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_designs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mockup_tasks" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"result" text NOT NULL,
	"variant_ids" integer[] NOT NULL,
	"parts" jsonb NOT NULL,
	"mockups" jsonb NOT NULL,
	"percent" integer NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "mockup_tasks_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "mockup_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_templates" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"product_id" integer NOT NULL,
	"product_title" text NOT NULL,
	"product_image_url" text,
	"external_product_id" text NOT NULL,
	"remote_template_id" text,
	"layers" jsonb NOT NULL,
	"variant_ids" integer[] NOT NULL,
	"retail_price_minor" integer,
	"free_shipping" boolean NOT NULL,
	"blank" jsonb NOT NULL,
	"remote_placements" text[] NOT NULL,
	"mockups" jsonb NOT NULL,
	"mockup_task_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "product_templates_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "product_design_versions" ADD CONSTRAINT "product_design_versions_of_design" FOREIGN KEY ("store_id","design_id") REFERENCES "public"."product_designs"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mockup_tasks" ADD CONSTRAINT "mockup_tasks_template" FOREIGN KEY ("store_id","template_id") REFERENCES "public"."product_templates"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_designs_by_time" ON "community_designs" USING btree ("published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_design_versions_number" ON "product_design_versions" USING btree ("store_id","design_id","version");--> statement-breakpoint
CREATE INDEX "product_designs_by_time" ON "product_designs" USING btree ("store_id","is_archived","updated_at");--> statement-breakpoint
CREATE INDEX "product_designs_words" ON "product_designs" USING gin (to_tsvector('simple'::regconfig, searchable));--> statement-breakpoint
CREATE INDEX "mockup_tasks_by_template" ON "mockup_tasks" USING btree ("store_id","template_id","created_at");--> statement-breakpoint
CREATE INDEX "product_templates_by_time" ON "product_templates" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "product_templates_by_state" ON "product_templates" USING btree ("store_id","state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_templates_by_external_id" ON "product_templates" USING btree ("store_id","external_product_id");--> statement-breakpoint
CREATE POLICY "community_designs_read" ON "community_designs" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "product_design_versions_store" ON "product_design_versions" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "product_designs_store" ON "product_designs" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "mockup_tasks_store" ON "mockup_tasks" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "product_templates_store" ON "product_templates" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);