CREATE TABLE "idempotency_keys" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"input_hash" text NOT NULL,
	"output" jsonb,
	"journal_entry_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_runs" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"payload" jsonb NOT NULL,
	"result" jsonb,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "job_runs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"operation" text NOT NULL,
	"effect" text NOT NULL,
	"via" text NOT NULL,
	"user_id" uuid,
	"input" jsonb NOT NULL,
	"summary" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"undo" jsonb,
	"undone_at" timestamp with time zone,
	"undoes" uuid,
	"conversation_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_entries_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "journal_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pending_actions" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"operation" text NOT NULL,
	"input" jsonb NOT NULL,
	"input_hash" text NOT NULL,
	"preview" jsonb NOT NULL,
	"status" text NOT NULL,
	"via" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"conversation_id" uuid,
	"call_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_by_name" text,
	"output" jsonb,
	"outcome" text,
	"undo_entry_id" uuid,
	CONSTRAINT "pending_actions_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "pending_actions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"parts" jsonb NOT NULL,
	"model_messages" jsonb,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_turns" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"status" text NOT NULL,
	"model" text NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"milliseconds" integer DEFAULT 0 NOT NULL,
	"first_event_milliseconds" integer,
	"calls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_turns_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "conversation_turns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "turn_chunks" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"chunk" text NOT NULL,
	CONSTRAINT "turn_chunks_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "turn_chunks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "business_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"visibility" text NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text,
	"google_subject" text,
	"email_verified_at" timestamp with time zone,
	CONSTRAINT "credentials_google_subject_unique" UNIQUE("google_subject")
);
--> statement-breakpoint
ALTER TABLE "credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "external_fields" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "external_fields_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "external_fields" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memberships" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"website" text,
	"support_email" text,
	"phone" text,
	"country_code" text,
	"logo_url" text,
	"account_type" text NOT NULL,
	"plan_type" text NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"blueprint_subscription_id" text,
	"blueprint_subscription_status" text,
	"blueprint_subscription_paused_at" timestamp with time zone,
	"blueprint_subscription_behavior" text,
	"blueprint_subscription_resumes_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid,
	"event_name" text NOT NULL,
	"source_client" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation" FOREIGN KEY ("store_id","conversation_id") REFERENCES "public"."conversations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_turns" ADD CONSTRAINT "conversation_turns_conversation" FOREIGN KEY ("store_id","conversation_id") REFERENCES "public"."conversations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_key" ON "idempotency_keys" USING btree ("store_id","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "job_runs_by_time" ON "job_runs" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "journal_entries_by_time" ON "journal_entries" USING btree ("store_id","sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "journal_entries_by_subject" ON "journal_entries" USING btree ("store_id","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "pending_actions_by_time" ON "pending_actions" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "pending_actions_waiting" ON "pending_actions" USING btree ("store_id","conversation_id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "conversation_messages_in_order" ON "conversation_messages" USING btree ("store_id","conversation_id","position");--> statement-breakpoint
CREATE INDEX "conversation_turns_by_conversation" ON "conversation_turns" USING btree ("store_id","conversation_id","started_at");--> statement-breakpoint
CREATE INDEX "conversations_by_time" ON "conversations" USING btree ("store_id","user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "turn_chunks_in_order" ON "turn_chunks" USING btree ("store_id","turn_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "external_fields_name" ON "external_fields" USING btree ("store_id","user_id","name");--> statement-breakpoint
CREATE INDEX "files_by_time" ON "files" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_person" ON "memberships" USING btree ("store_id","user_id");--> statement-breakpoint
CREATE INDEX "memberships_of_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "idempotency_keys_store" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "job_runs_store" ON "job_runs" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "journal_entries_store" ON "journal_entries" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "pending_actions_store" ON "pending_actions" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "conversation_messages_store" ON "conversation_messages" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "conversation_turns_store" ON "conversation_turns" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "conversations_store" ON "conversations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "turn_chunks_store" ON "turn_chunks" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "business_settings_read" ON "business_settings" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (visibility in ('DISPLAY', 'NONE'));--> statement-breakpoint
CREATE POLICY "external_fields_store" ON "external_fields" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "files_store" ON "files" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "memberships_store" ON "memberships" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "stores_self" ON "stores" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "users_of_store" ON "users" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (exists (select from memberships m where m.user_id = users.id and m.store_id = (nullif(current_setting('app.store_id', true), ''))::uuid));--> statement-breakpoint
CREATE POLICY "analytics_events_report" ON "analytics_events" AS PERMISSIVE FOR INSERT TO "brandwright_app" WITH CHECK (store_id is not distinct from (nullif(current_setting('app.store_id', true), ''))::uuid);