CREATE TABLE "partner_model_keys" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"origin" text NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" uuid,
	CONSTRAINT "partner_model_keys_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "partner_model_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "partner_models" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"address" text,
	"model" text,
	"context_tokens" integer,
	"chosen_at" timestamp with time zone,
	"chosen_by" uuid,
	"chosen_by_name" text,
	"last_test" jsonb,
	CONSTRAINT "partner_models_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "partner_models" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_model_keys_origin" ON "partner_model_keys" USING btree ("store_id","origin");--> statement-breakpoint
CREATE POLICY "partner_model_keys_store" ON "partner_model_keys" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "partner_models_store" ON "partner_models" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);