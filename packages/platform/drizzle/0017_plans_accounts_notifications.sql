CREATE TABLE "ai_credit_accounts" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"balance" integer NOT NULL,
	"granted" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"renews_at" timestamp with time zone NOT NULL,
	"anchor_day" integer NOT NULL,
	"monthly" integer,
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
CREATE TABLE "notification_choices" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_in_app_on" boolean,
	"is_email_on" boolean,
	"is_sms_on" boolean,
	CONSTRAINT "notification_choices_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_evidence" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "notification_evidence_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "notification_evidence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_readers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"email_pace" text DEFAULT 'AT_ONCE' NOT NULL,
	"sms_number" text,
	"open_number" text,
	"code_mac" text,
	"code_expires_at" timestamp with time zone,
	"code_tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "notification_readers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "notification_readers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notification_watches" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"is_known" boolean NOT NULL,
	CONSTRAINT "notification_watches_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "notification_watches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notifications" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"topic" text,
	"title" text NOT NULL,
	"detail" text,
	"path" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sequence" bigserial NOT NULL,
	"read_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	"mail_id" uuid,
	"mailed_at" timestamp with time zone,
	"texted_at" timestamp with time zone,
	CONSTRAINT "notifications_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "app_bindings" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"app_name" text NOT NULL,
	"bind_code" text NOT NULL,
	"bound_by" text NOT NULL,
	"bound_by_email" text NOT NULL,
	"bound_at" timestamp with time zone NOT NULL,
	CONSTRAINT "app_bindings_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "app_bindings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_deletions" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"scheduled_by" uuid NOT NULL,
	"scheduled_by_name" text NOT NULL,
	"deletes_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"ended_plan" boolean NOT NULL,
	CONSTRAINT "store_deletions_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "store_deletions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"new_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "email_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_mailing_tags" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_mailing_tags_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "store_mailing_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "password_resets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "plan_calls" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"about" text NOT NULL,
	"note" text,
	"person_name" text NOT NULL,
	"reply_to" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_calls_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "plan_cancellations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"outcome" text,
	"started_by" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "plan_cancellations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "plan_cancellations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "reminders" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"remind_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "reminders_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kept_report_rows" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"block" integer NOT NULL,
	"rows" jsonb NOT NULL,
	CONSTRAINT "kept_report_rows_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "kept_report_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ALTER COLUMN "subscription_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_runs" ADD COLUMN "charge_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "sequence" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'LOGIN' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "generation" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "handle" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "extra_seats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "earlier_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "tier" text DEFAULT 'TIER_3' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "cycle" text DEFAULT 'MONTHLY' NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "ai_credits" integer;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "extra_seats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "next_tier" text;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "next_cycle" text;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "next_ai_credits" integer;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "next_extra_seats" integer;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "next_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "paid_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "offered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "dunning_invoice_id" text;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "dunning_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ai_credit_entries" ADD CONSTRAINT "ai_credit_entries_refund" FOREIGN KEY ("store_id","refund_of") REFERENCES "public"."ai_credit_entries"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_report_rows" ADD CONSTRAINT "kept_report_rows_of_report" FOREIGN KEY ("store_id","report_id") REFERENCES "public"."kept_reports"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ai_credit_accounts_of_store" ON "ai_credit_accounts" USING btree ("store_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_credit_caps_scope" ON "ai_credit_caps" USING btree ("store_id","scope");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_credit_entries_key" ON "ai_credit_entries" USING btree ("store_id","key");--> statement-breakpoint
CREATE INDEX "ai_credit_entries_by_time" ON "ai_credit_entries" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_credit_entries_of_assistant" ON "ai_credit_entries" USING btree ("store_id","assistant_id","created_at");--> statement-breakpoint
CREATE INDEX "ai_credit_entries_refund_of" ON "ai_credit_entries" USING btree ("store_id","refund_of");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_choices_kind" ON "notification_choices" USING btree ("store_id","user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_evidence_part" ON "notification_evidence" USING btree ("store_id","source","part");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_readers_person" ON "notification_readers" USING btree ("store_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_key" ON "notifications" USING btree ("store_id","user_id","key");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("store_id","user_id","created_at" DESC NULLS LAST,"sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_of_topic" ON "notifications" USING btree ("store_id","topic");--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("store_id","mail_due_at") WHERE mail_due_at is not null and mail_id is null and read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_of_mail" ON "notifications" USING btree ("store_id","mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_bindings_code" ON "app_bindings" USING btree ("store_id","bind_code");--> statement-breakpoint
CREATE INDEX "email_changes_of_user" ON "email_changes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "store_mailing_tags_tag" ON "store_mailing_tags" USING btree ("store_id","tag");--> statement-breakpoint
CREATE INDEX "password_resets_of_user" ON "password_resets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "simple_questionnaires_by_time" ON "simple_questionnaires" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "storefront_access_codes_hash" ON "storefront_access_codes" USING btree ("store_id","code_hash");--> statement-breakpoint
CREATE INDEX "storefront_access_codes_time" ON "storefront_access_codes" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "vip_requests_by_time" ON "vip_requests" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "short_links_url" ON "short_links" USING btree ("store_id","url_key");--> statement-breakpoint
CREATE INDEX "short_links_code" ON "short_links" USING btree ("code");--> statement-breakpoint
CREATE INDEX "plan_calls_by_time" ON "plan_calls" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_cancellations_open" ON "plan_cancellations" USING btree ("store_id") WHERE finished_at is null;--> statement-breakpoint
CREATE INDEX "reminders_open" ON "reminders" USING btree ("store_id","user_id","done_at","remind_on");--> statement-breakpoint
CREATE UNIQUE INDEX "kept_report_rows_by_block" ON "kept_report_rows" USING btree ("store_id","report_id","block");--> statement-breakpoint
CREATE UNIQUE INDEX "stores_handle" ON "stores" USING btree ("handle");--> statement-breakpoint
CREATE POLICY "ai_credit_accounts_store" ON "ai_credit_accounts" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "ai_credit_caps_store" ON "ai_credit_caps" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "ai_credit_entries_store" ON "ai_credit_entries" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "notification_choices_store" ON "notification_choices" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "notification_evidence_store" ON "notification_evidence" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "notification_readers_store" ON "notification_readers" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "notification_watches_store" ON "notification_watches" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "notifications_store" ON "notifications" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "app_bindings_store" ON "app_bindings" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "store_deletions_store" ON "store_deletions" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "store_mailing_tags_store" ON "store_mailing_tags" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "business_plans_store" ON "business_plans" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "store_bank_info_store" ON "store_bank_info" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "simple_questionnaires_store" ON "simple_questionnaires" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "storefront_access_codes_store" ON "storefront_access_codes" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "storefront_protections_store" ON "storefront_protections" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "vip_requests_store" ON "vip_requests" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "slack_webhooks_store" ON "slack_webhooks" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "short_links_store" ON "short_links" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "plan_calls_store" ON "plan_calls" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "plan_cancellations_store" ON "plan_cancellations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "reminders_store" ON "reminders" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "kept_report_rows_store" ON "kept_report_rows" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);
--> statement-breakpoint
INSERT INTO "notification_choices" ("store_id", "id", "user_id", "kind", "is_email_on", "is_sms_on")
SELECT s."store_id", gen_random_uuid(), m."user_id", 'SUPPLIER_WROTE', CASE WHEN s."is_email_on" THEN NULL ELSE false END, CASE WHEN s."is_sms_on" THEN true ELSE NULL END
FROM "inbox_settings" s JOIN "memberships" m ON m."store_id" = s."store_id"
WHERE NOT s."is_email_on" OR s."is_sms_on";
