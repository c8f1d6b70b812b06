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
CREATE TABLE "insight_day_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"origin" text NOT NULL,
	"placed" integer NOT NULL,
	"placed_refunded_minor" bigint NOT NULL,
	"orders" integer NOT NULL,
	"first_orders" integer NOT NULL,
	"later_orders" integer NOT NULL,
	"subtotal_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"shipping_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"captured_minor" bigint NOT NULL,
	"refunded_minor" bigint NOT NULL,
	CONSTRAINT "insight_day_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_day_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_line_facts" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"title" text NOT NULL,
	"variant" text,
	"sku" text,
	"units" integer NOT NULL,
	"item_sales_minor" bigint NOT NULL,
	"returned_units" integer NOT NULL,
	"day" date NOT NULL,
	"origin" text NOT NULL,
	"customer_id" uuid,
	"captured_minor" integer NOT NULL,
	"counted" boolean NOT NULL,
	"opens_title" boolean NOT NULL,
	"opens_sku" boolean NOT NULL,
	CONSTRAINT "insight_line_facts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_line_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_order_facts" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_number" integer NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"customer_id" uuid,
	"stranger_name" text,
	"origin" text NOT NULL,
	"country_code" text NOT NULL,
	"state" text,
	"subtotal_minor" integer NOT NULL,
	"discount_minor" integer NOT NULL,
	"discount_code" text,
	"shipping_minor" integer NOT NULL,
	"tax_minor" integer NOT NULL,
	"total_minor" integer NOT NULL,
	"captured_minor" integer NOT NULL,
	"refunded_minor" integer NOT NULL,
	"counted" boolean NOT NULL,
	"fulfilled_at" timestamp with time zone,
	"earlier" integer,
	"nth" integer,
	"previous_at" timestamp with time zone,
	"first_day" date,
	"first_at" timestamp with time zone,
	"first_origin" text,
	"age" integer,
	"next_at" timestamp with time zone,
	"sales_to_date_minor" bigint,
	"discounted_to_date" integer,
	"wholesale_to_date" boolean,
	CONSTRAINT "insight_order_facts_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_order_facts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insight_product_sums" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day" date NOT NULL,
	"origin" text NOT NULL,
	"title" text NOT NULL,
	"variant" text,
	"sku" text,
	"units" integer NOT NULL,
	"item_sales_minor" bigint NOT NULL,
	"returned_units" integer NOT NULL,
	"orders_of_title" integer NOT NULL,
	"orders_of_sku" integer NOT NULL,
	CONSTRAINT "insight_product_sums_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "insight_product_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD COLUMN "unread_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "receivings" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
CREATE INDEX "former_members_of_user" ON "former_members" USING btree ("store_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invites_open" ON "team_invites" USING btree ("store_id","email") WHERE accepted_at is null and canceled_at is null;--> statement-breakpoint
CREATE INDEX "team_invites_by_time" ON "team_invites" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "team_invites_by_id" ON "team_invites" USING btree ("id");--> statement-breakpoint
CREATE INDEX "insight_day_sums_by_day" ON "insight_day_sums" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "insight_line_facts_of_order" ON "insight_line_facts" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "insight_line_facts_by_day" ON "insight_line_facts" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "insight_order_facts_by_day" ON "insight_order_facts" USING btree ("store_id","day");--> statement-breakpoint
CREATE INDEX "insight_order_facts_of_customer" ON "insight_order_facts" USING btree ("store_id","customer_id","nth");--> statement-breakpoint
CREATE INDEX "insight_product_sums_by_day" ON "insight_product_sums" USING btree ("store_id","day");--> statement-breakpoint
CREATE POLICY "former_members_store" ON "former_members" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "team_invites_store" ON "team_invites" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_day_sums_store" ON "insight_day_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_line_facts_store" ON "insight_line_facts" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_order_facts_store" ON "insight_order_facts" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "insight_product_sums_store" ON "insight_product_sums" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);