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
ALTER TABLE "conversation_messages" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (jsonb_to_tsvector('english'::regconfig, jsonb_path_query_array(parts, '$[*] ? (@.type == "text").text'), '["string"]'::jsonb)) STORED;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english'::regconfig, title)) STORED;--> statement-breakpoint
ALTER TABLE "conversation_shares" ADD CONSTRAINT "conversation_shares_conversation" FOREIGN KEY ("store_id","conversation_id") REFERENCES "public"."conversations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_feedback" ADD CONSTRAINT "message_feedback_conversation" FOREIGN KEY ("store_id","conversation_id") REFERENCES "public"."conversations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_runs" ADD CONSTRAINT "assistant_runs_assistant" FOREIGN KEY ("store_id","assistant_id") REFERENCES "public"."assistants"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "conversation_messages_search" ON "conversation_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "conversations_search" ON "conversations" USING gin ("search");--> statement-breakpoint
CREATE POLICY "conversation_shares_store" ON "conversation_shares" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "message_feedback_store" ON "message_feedback" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "assistant_runs_store" ON "assistant_runs" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "assistants_store" ON "assistants" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);