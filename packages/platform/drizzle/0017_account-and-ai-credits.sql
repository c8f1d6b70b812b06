CREATE TABLE "ai_credit_accounts" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"balance" integer NOT NULL,
	"granted" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"renews_at" timestamp with time zone NOT NULL,
	"anchor_day" integer NOT NULL,
	CONSTRAINT "ai_credit_accounts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_credit_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_credit_caps" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"scope" text NOT NULL,
	"assistant_name" text,
	"credits" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_credit_caps_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_credit_caps" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_credit_entries" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"credits" integer NOT NULL,
	"balance_after" integer NOT NULL,
	"use" text,
	"units" integer,
	"note" text NOT NULL,
	"operation" text,
	"user_id" uuid,
	"person_name" text,
	"assistant_id" uuid,
	"assistant_name" text,
	"conversation_id" uuid,
	"refund_of" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_credit_entries_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_credit_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "password_resets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'LOGIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "generation" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ai_credit_entries" ADD CONSTRAINT "ai_credit_entries_refund" FOREIGN KEY ("store_id","refund_of") REFERENCES "public"."ai_credit_entries"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_credit_accounts_of_store" ON "ai_credit_accounts" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_credit_caps_scope" ON "ai_credit_caps" USING btree ("store_id","scope");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_credit_entries_key" ON "ai_credit_entries" USING btree ("store_id","key");--> statement-breakpoint
CREATE INDEX "ai_credit_entries_by_time" ON "ai_credit_entries" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_credit_entries_of_assistant" ON "ai_credit_entries" USING btree ("store_id","assistant_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_credit_entries_refund_of" ON "ai_credit_entries" USING btree ("store_id","refund_of");--> statement-breakpoint
CREATE INDEX "password_resets_of_user" ON "password_resets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "ai_credit_accounts_store" ON "ai_credit_accounts" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "ai_credit_caps_store" ON "ai_credit_caps" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "ai_credit_entries_store" ON "ai_credit_entries" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);