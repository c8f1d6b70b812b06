CREATE TABLE "brand_generations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kit_id" uuid NOT NULL,
	"type" text NOT NULL,
	"result" text NOT NULL,
	"order" jsonb NOT NULL,
	"chain_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"job_id" uuid,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "brand_generations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_generations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brand_kit_versions" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kit_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_kit_versions_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_kit_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brand_kits" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_archived" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "brand_kits_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_kits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brand_waitlist" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kit_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_waitlist_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_waitlist" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"source" text NOT NULL,
	"model" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"made_from_url" text,
	"generation_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "gallery_images_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "gallery_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "image_generations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"prompt" text NOT NULL,
	"model" text NOT NULL,
	"engine" text NOT NULL,
	"brand_name" text,
	"images" jsonb NOT NULL,
	"saves_to_gallery" boolean NOT NULL,
	"made_from_url" text,
	"failure" text,
	"deducted" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "image_generations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "image_generations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "image_months" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "image_months_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "image_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "board_items" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"image_url" text,
	"link_url" text,
	"source_id" text,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"order" integer NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_items_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "board_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idea_projects" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"quantity" integer,
	"printing" text,
	"launch_date" date,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idea_projects_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "idea_projects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "crowdfunding_plans" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"is_current" boolean NOT NULL,
	"title" text NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"project_id" uuid,
	"image_url" text,
	"currency" text NOT NULL,
	"goal_minor" bigint,
	"unit_cost_minor" bigint,
	"quantity" integer,
	"shipping_per_unit_minor" bigint,
	"other_costs_minor" bigint,
	"launch_date" date,
	"duration_days" integer NOT NULL,
	"rewards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"submitted_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crowdfunding_plans_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "crowdfunding_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collaboration_messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"thread_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "collaboration_messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "collaboration_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collaboration_threads" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"collaboration_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"shapes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_resolved" boolean DEFAULT false NOT NULL,
	"resolved_by_name" text,
	"created_by_name" text NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "collaboration_threads_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "collaboration_threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "image_collaborations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"image_url" text NOT NULL,
	"project_id" uuid,
	"source" text,
	"is_archived" boolean DEFAULT false NOT NULL,
	"next_number" integer DEFAULT 1 NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "image_collaborations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "image_collaborations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brand_generations" ADD CONSTRAINT "brand_generations_kit" FOREIGN KEY ("store_id","kit_id") REFERENCES "public"."brand_kits"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_kit_versions" ADD CONSTRAINT "brand_kit_versions_kit" FOREIGN KEY ("store_id","kit_id") REFERENCES "public"."brand_kits"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_waitlist" ADD CONSTRAINT "brand_waitlist_kit" FOREIGN KEY ("store_id","kit_id") REFERENCES "public"."brand_kits"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_items" ADD CONSTRAINT "board_items_project" FOREIGN KEY ("store_id","project_id") REFERENCES "public"."idea_projects"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_messages" ADD CONSTRAINT "collaboration_messages_thread" FOREIGN KEY ("store_id","thread_id") REFERENCES "public"."collaboration_threads"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_threads" ADD CONSTRAINT "collaboration_threads_collaboration" FOREIGN KEY ("store_id","collaboration_id") REFERENCES "public"."image_collaborations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_generations_by_kit" ON "brand_generations" USING btree ("store_id","kit_id","created_at");--> statement-breakpoint
CREATE INDEX "brand_generations_chain" ON "brand_generations" USING btree ("store_id","chain_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_kit_versions_in_order" ON "brand_kit_versions" USING btree ("store_id","kit_id","version");--> statement-breakpoint
CREATE INDEX "brand_kits_by_time" ON "brand_kits" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "brand_kits_by_change" ON "brand_kits" USING btree ("store_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_waitlist_once" ON "brand_waitlist" USING btree ("store_id","kit_id","email");--> statement-breakpoint
CREATE INDEX "brand_waitlist_by_time" ON "brand_waitlist" USING btree ("store_id","kit_id","joined_at");--> statement-breakpoint
CREATE INDEX "gallery_images_by_time" ON "gallery_images" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "gallery_images_of_generation" ON "gallery_images" USING btree ("store_id","generation_id");--> statement-breakpoint
CREATE INDEX "image_generations_by_time" ON "image_generations" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "image_months_of_store" ON "image_months" USING btree ("store_id","month");--> statement-breakpoint
CREATE INDEX "board_items_by_project" ON "board_items" USING btree ("store_id","project_id","order");--> statement-breakpoint
CREATE INDEX "idea_projects_by_time" ON "idea_projects" USING btree ("store_id","is_archived","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "crowdfunding_plans_current" ON "crowdfunding_plans" USING btree ("store_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "collaboration_messages_by_thread" ON "collaboration_messages" USING btree ("store_id","thread_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "collaboration_threads_number" ON "collaboration_threads" USING btree ("store_id","collaboration_id","number");--> statement-breakpoint
CREATE INDEX "image_collaborations_by_time" ON "image_collaborations" USING btree ("store_id","is_archived","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "image_collaborations_source" ON "image_collaborations" USING btree ("store_id","source");--> statement-breakpoint
CREATE POLICY "brand_generations_store" ON "brand_generations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "brand_kit_versions_store" ON "brand_kit_versions" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "brand_kits_store" ON "brand_kits" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "brand_waitlist_store" ON "brand_waitlist" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "gallery_images_store" ON "gallery_images" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "image_generations_store" ON "image_generations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "image_months_store" ON "image_months" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "board_items_store" ON "board_items" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "idea_projects_store" ON "idea_projects" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "crowdfunding_plans_store" ON "crowdfunding_plans" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "collaboration_messages_store" ON "collaboration_messages" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "collaboration_threads_store" ON "collaboration_threads" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "image_collaborations_store" ON "image_collaborations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);