CREATE TABLE "brand_module_requests" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"type" text NOT NULL,
	"wish" text,
	"result" text NOT NULL,
	"failure" text,
	"content" jsonb,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "brand_module_requests_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_module_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brand_modules" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"brief" text NOT NULL,
	"brand_kit_id" uuid,
	"source" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_modules_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_modules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brand_module_requests" ADD CONSTRAINT "brand_module_requests_module" FOREIGN KEY ("store_id","module_id") REFERENCES "public"."brand_modules"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_module_requests_by_module" ON "brand_module_requests" USING btree ("store_id","module_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_modules_by_number" ON "brand_modules" USING btree ("store_id","number");--> statement-breakpoint
CREATE INDEX "brand_modules_by_time" ON "brand_modules" USING btree ("store_id","is_archived","created_at");--> statement-breakpoint
CREATE INDEX "brand_kits_by_id" ON "brand_kits" USING btree ("id");--> statement-breakpoint
CREATE POLICY "brand_module_requests_store" ON "brand_module_requests" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "brand_modules_store" ON "brand_modules" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);