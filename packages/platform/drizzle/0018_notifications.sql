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
CREATE UNIQUE INDEX "notification_choices_kind" ON "notification_choices" USING btree ("store_id","user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_evidence_part" ON "notification_evidence" USING btree ("store_id","source","part");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_readers_person" ON "notification_readers" USING btree ("store_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_key" ON "notifications" USING btree ("store_id","user_id","key");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("store_id","user_id","created_at" DESC NULLS LAST,"sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notifications_of_topic" ON "notifications" USING btree ("store_id","topic");--> statement-breakpoint
CREATE INDEX "notifications_due" ON "notifications" USING btree ("store_id","mail_due_at") WHERE mail_due_at is not null and mail_id is null and read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_of_mail" ON "notifications" USING btree ("store_id","mail_id");--> statement-breakpoint
CREATE POLICY "notification_choices_store" ON "notification_choices" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "notification_evidence_store" ON "notification_evidence" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "notification_readers_store" ON "notification_readers" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "notification_watches_store" ON "notification_watches" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "notifications_store" ON "notifications" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);
--> statement-breakpoint
INSERT INTO "notification_choices" ("store_id", "id", "user_id", "kind", "is_email_on", "is_sms_on")
SELECT s."store_id", gen_random_uuid(), m."user_id", 'SUPPLIER_WROTE', CASE WHEN s."is_email_on" THEN NULL ELSE false END, CASE WHEN s."is_sms_on" THEN true ELSE NULL END
FROM "inbox_settings" s JOIN "memberships" m ON m."store_id" = s."store_id"
WHERE NOT s."is_email_on" OR s."is_sms_on";
