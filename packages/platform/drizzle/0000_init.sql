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
CREATE UNIQUE INDEX "idempotency_keys_key" ON "idempotency_keys" USING btree ("store_id","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "job_runs_by_time" ON "job_runs" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "journal_entries_by_time" ON "journal_entries" USING btree ("store_id","sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "journal_entries_by_subject" ON "journal_entries" USING btree ("store_id","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "pending_actions_by_time" ON "pending_actions" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "pending_actions_waiting" ON "pending_actions" USING btree ("store_id","conversation_id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE POLICY "idempotency_keys_store" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "job_runs_store" ON "job_runs" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "journal_entries_store" ON "journal_entries" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "pending_actions_store" ON "pending_actions" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);