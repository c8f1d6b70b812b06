CREATE TABLE "store_mailing_tags" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_mailing_tags_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "store_mailing_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "business_plans" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"completed_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "business_plans_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "business_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_bank_info" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"account_holder" text NOT NULL,
	"bank_name" text NOT NULL,
	"country_code" text NOT NULL,
	"account_kind" text NOT NULL,
	"routing_ending" text NOT NULL,
	"account_ending" text NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "store_bank_info_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "store_bank_info" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "simple_questionnaires" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text,
	"items" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "simple_questionnaires_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "simple_questionnaires" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "storefront_access_codes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "storefront_access_codes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "storefront_access_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "storefront_protections" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"is_protected" boolean NOT NULL,
	"password_hash" text,
	"is_open_to_requests" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	CONSTRAINT "storefront_protections_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "storefront_protections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vip_requests" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" text NOT NULL,
	"created_by_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vip_requests_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "vip_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "slack_webhooks" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"shown" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" text NOT NULL,
	"tested_at" timestamp with time zone,
	"is_working" boolean,
	CONSTRAINT "slack_webhooks_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "slack_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "short_links" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"url" text NOT NULL,
	"url_key" text NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "short_links_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "short_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "handle" text;--> statement-breakpoint
CREATE UNIQUE INDEX "store_mailing_tags_tag" ON "store_mailing_tags" USING btree ("store_id","tag");--> statement-breakpoint
CREATE INDEX "simple_questionnaires_by_time" ON "simple_questionnaires" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "storefront_access_codes_hash" ON "storefront_access_codes" USING btree ("store_id","code_hash");--> statement-breakpoint
CREATE INDEX "storefront_access_codes_time" ON "storefront_access_codes" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "vip_requests_by_time" ON "vip_requests" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "short_links_url" ON "short_links" USING btree ("store_id","url_key");--> statement-breakpoint
CREATE INDEX "short_links_code" ON "short_links" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_handle" ON "stores" USING btree ("handle");--> statement-breakpoint
CREATE POLICY "store_mailing_tags_store" ON "store_mailing_tags" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "business_plans_store" ON "business_plans" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "store_bank_info_store" ON "store_bank_info" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "simple_questionnaires_store" ON "simple_questionnaires" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "storefront_access_codes_store" ON "storefront_access_codes" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "storefront_protections_store" ON "storefront_protections" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "vip_requests_store" ON "vip_requests" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "slack_webhooks_store" ON "slack_webhooks" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "short_links_store" ON "short_links" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);