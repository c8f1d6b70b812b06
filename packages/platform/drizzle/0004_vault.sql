CREATE TABLE "brand_facts" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text" text NOT NULL,
	"said_by" text NOT NULL,
	"conversation_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english'::regconfig, text)) STORED,
	CONSTRAINT "brand_facts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vault_documents" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"file_id" uuid,
	"file_url" text,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"job_id" uuid,
	"pages" integer DEFAULT 0 NOT NULL,
	"passages" integer DEFAULT 0 NOT NULL,
	"width" integer,
	"height" integer,
	"version" integer DEFAULT 1 NOT NULL,
	"latest_version" integer DEFAULT 1 NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "vault_documents_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "vault_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "vault_passages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"position" integer NOT NULL,
	"page" integer NOT NULL,
	"section" text,
	"text" text NOT NULL,
	"title" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english'::regconfig, text), 'A') || setweight(to_tsvector('english'::regconfig, coalesce(section, '')), 'B') || setweight(to_tsvector('english'::regconfig, title), 'D')) STORED,
	CONSTRAINT "vault_passages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "vault_passages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "vault_passages" ADD CONSTRAINT "vault_passages_document" FOREIGN KEY ("store_id","document_id") REFERENCES "public"."vault_documents"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_facts_by_time" ON "brand_facts" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "brand_facts_search" ON "brand_facts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "vault_documents_by_time" ON "vault_documents" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "vault_passages_search" ON "vault_passages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "vault_passages_in_order" ON "vault_passages" USING btree ("store_id","document_id","version","page","position");--> statement-breakpoint
CREATE POLICY "brand_facts_store" ON "brand_facts" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "vault_documents_store" ON "vault_documents" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "vault_passages_store" ON "vault_passages" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);