CREATE TABLE "conversation_digests" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"through" integer NOT NULL,
	"digest" jsonb NOT NULL,
	CONSTRAINT "conversation_digests_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "conversation_digests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_shares" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"title" text NOT NULL,
	"hidden" jsonb NOT NULL,
	"messages" jsonb NOT NULL,
	"message_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "conversation_shares_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "conversation_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "message_feedback" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"turn_id" uuid,
	"user_id" uuid NOT NULL,
	"rating" text NOT NULL,
	"reason" text,
	"comment" text,
	"asked" text NOT NULL,
	"answered" text NOT NULL,
	"calls" jsonb NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_feedback_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "message_feedback" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistant_runs" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"assistant_id" uuid NOT NULL,
	"status" text NOT NULL,
	"trigger" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"found" text,
	"calls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pending_action_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"conversation_id" uuid,
	"works_for" uuid,
	CONSTRAINT "assistant_runs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "assistant_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "assistants" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"instructions" text NOT NULL,
	"schedule" jsonb NOT NULL,
	"time_zone" text NOT NULL,
	"may_use" jsonb,
	"may_propose" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"paused_because" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_run_at" timestamp with time zone,
	"is_retry" boolean DEFAULT false NOT NULL,
	"works_for" uuid NOT NULL,
	"works_for_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "assistants_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "assistants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "feed_notes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid,
	"author" text NOT NULL,
	"note_key" text NOT NULL,
	"title" text NOT NULL,
	"detail" text,
	"records" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"say" text NOT NULL,
	"say_label" text NOT NULL,
	"urgency" text NOT NULL,
	"is_from_outside" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_notes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "feed_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "feed_set_aside" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"parts" jsonb NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_set_aside_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "feed_set_aside" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "milestone_celebrations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"level" text NOT NULL,
	"acknowledged_by" uuid,
	"acknowledged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "milestone_celebrations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "milestone_celebrations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "pending_actions_by_time";--> statement-breakpoint
ALTER TABLE "pending_actions" ADD COLUMN "sequence" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (jsonb_to_tsvector('english'::regconfig, jsonb_path_query_array(parts, '$[*] ? (@.type == "text").text'), '["string"]'::jsonb)) STORED;--> statement-breakpoint
ALTER TABLE "conversation_turns" ADD COLUMN "cached_input_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_turns" ADD COLUMN "cost_micros" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english'::regconfig, title)) STORED;--> statement-breakpoint
ALTER TABLE "conversation_digests" ADD CONSTRAINT "conversation_digests_conversation" FOREIGN KEY ("store_id","id") REFERENCES "public"."conversations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_shares" ADD CONSTRAINT "conversation_shares_conversation" FOREIGN KEY ("store_id","conversation_id") REFERENCES "public"."conversations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_feedback" ADD CONSTRAINT "message_feedback_conversation" FOREIGN KEY ("store_id","conversation_id") REFERENCES "public"."conversations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_runs" ADD CONSTRAINT "assistant_runs_assistant" FOREIGN KEY ("store_id","assistant_id") REFERENCES "public"."assistants"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_passages" ADD CONSTRAINT "vault_passages_document" FOREIGN KEY ("store_id","document_id") REFERENCES "public"."vault_documents"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_shares_by_token" ON "conversation_shares" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "conversation_shares_by_time" ON "conversation_shares" USING btree ("store_id","user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_feedback_one_each" ON "message_feedback" USING btree ("store_id","message_id","user_id");--> statement-breakpoint
CREATE INDEX "message_feedback_by_time" ON "message_feedback" USING btree ("store_id","given_at");--> statement-breakpoint
CREATE INDEX "assistant_runs_by_time" ON "assistant_runs" USING btree ("store_id","due_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "assistant_runs_of_assistant" ON "assistant_runs" USING btree ("store_id","assistant_id","due_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_runs_due_once" ON "assistant_runs" USING btree ("store_id","assistant_id","due_at") WHERE trigger <> 'HAND';--> statement-breakpoint
CREATE UNIQUE INDEX "assistant_runs_one_at_a_time" ON "assistant_runs" USING btree ("store_id","assistant_id") WHERE status in ('QUEUED', 'RUNNING');--> statement-breakpoint
CREATE INDEX "assistants_by_time" ON "assistants" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "assistants_due" ON "assistants" USING btree ("store_id","next_run_at") WHERE is_active and deleted_at is null and next_run_at is not null;--> statement-breakpoint
CREATE INDEX "brand_facts_by_time" ON "brand_facts" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "brand_facts_search" ON "brand_facts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "vault_documents_by_time" ON "vault_documents" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "vault_passages_search" ON "vault_passages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "vault_passages_in_order" ON "vault_passages" USING btree ("store_id","document_id","version","page","position");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_notes_key" ON "feed_notes" USING btree ("store_id","author","note_key");--> statement-breakpoint
CREATE INDEX "feed_notes_by_time" ON "feed_notes" USING btree ("store_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "feed_set_aside_item" ON "feed_set_aside" USING btree ("store_id","user_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_celebrations_level" ON "milestone_celebrations" USING btree ("store_id","level");--> statement-breakpoint
CREATE INDEX "conversation_messages_search" ON "conversation_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "conversations_search" ON "conversations" USING gin ("search");--> statement-breakpoint
CREATE INDEX "pending_actions_by_time" ON "pending_actions" USING btree ("store_id","sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "conversation_digests_store" ON "conversation_digests" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "conversation_shares_store" ON "conversation_shares" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "message_feedback_store" ON "message_feedback" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "assistant_runs_store" ON "assistant_runs" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "assistants_store" ON "assistants" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "brand_facts_store" ON "brand_facts" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "vault_documents_store" ON "vault_documents" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "vault_passages_store" ON "vault_passages" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "feed_notes_store" ON "feed_notes" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "feed_set_aside_store" ON "feed_set_aside" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "milestone_celebrations_store" ON "milestone_celebrations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);