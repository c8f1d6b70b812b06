CREATE TABLE "ai_ideas" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"brief" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"audience" text NOT NULL,
	"state" text NOT NULL,
	"result" text NOT NULL,
	"failure" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"public_idea_id" uuid NOT NULL,
	"look" jsonb,
	"products" jsonb NOT NULL,
	"selected_product_ids" jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_ideas_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_ideas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "public_ai_ideas" (
	"id" uuid NOT NULL,
	"owner_store_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "public_ai_ideas_id_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
ALTER TABLE "public_ai_ideas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_ideas_by_number" ON "ai_ideas" USING btree ("store_id","number");--> statement-breakpoint
CREATE INDEX "ai_ideas_by_time" ON "ai_ideas" USING btree ("store_id","state","created_at");--> statement-breakpoint
CREATE INDEX "public_ai_ideas_by_time" ON "public_ai_ideas" USING btree ("published_at");--> statement-breakpoint
CREATE POLICY "ai_ideas_store" ON "ai_ideas" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "public_ai_ideas_read" ON "public_ai_ideas" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "public_ai_ideas_insert" ON "public_ai_ideas" AS PERMISSIVE FOR INSERT TO "brandwright_app" WITH CHECK (owner_store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "public_ai_ideas_update" ON "public_ai_ideas" AS PERMISSIVE FOR UPDATE TO "brandwright_app" USING (owner_store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (owner_store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "public_ai_ideas_delete" ON "public_ai_ideas" AS PERMISSIVE FOR DELETE TO "brandwright_app" USING (owner_store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);