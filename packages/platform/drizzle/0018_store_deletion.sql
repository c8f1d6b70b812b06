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
ALTER TABLE "ai_credit_accounts" ADD COLUMN "monthly" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "extra_seats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "ai_credits" integer;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "extra_seats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "next_ai_credits" integer;--> statement-breakpoint
ALTER TABLE "plan_subscriptions" ADD COLUMN "next_extra_seats" integer;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "app_bindings_code" ON "app_bindings" USING btree ("store_id","bind_code");--> statement-breakpoint
CREATE INDEX "email_changes_of_user" ON "email_changes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE POLICY "app_bindings_store" ON "app_bindings" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "store_deletions_store" ON "store_deletions" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);