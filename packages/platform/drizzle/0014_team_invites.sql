CREATE TABLE "former_members" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_members_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "former_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "team_invites" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"invited_by_name" text NOT NULL,
	"link_number" integer NOT NULL,
	"mail_status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "team_invites_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "team_invites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "former_members_of_user" ON "former_members" USING btree ("store_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invites_open" ON "team_invites" USING btree ("store_id","email") WHERE accepted_at is null and canceled_at is null;--> statement-breakpoint
CREATE INDEX "team_invites_by_time" ON "team_invites" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "team_invites_by_id" ON "team_invites" USING btree ("id");--> statement-breakpoint
CREATE POLICY "former_members_store" ON "former_members" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "team_invites_store" ON "team_invites" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);