CREATE TABLE "store_credit_movements" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"credit_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"order_id" uuid,
	"order_number" integer,
	"payment_id" uuid,
	"moved_by" text NOT NULL,
	"moved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_credit_movements_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "store_credit_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "store_credits" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"code" text NOT NULL,
	"customer_id" uuid,
	"customer_name" text NOT NULL,
	"email" text,
	"source" text NOT NULL,
	"return_id" uuid,
	"return_handle" text,
	"reason" text,
	"amount_minor" integer NOT NULL,
	"left_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"expires_on" date,
	"canceled_at" timestamp with time zone,
	"cancel_reason" text,
	"created_by" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_credits_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "store_credits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "shop_webhooks" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"shop" text NOT NULL,
	"url" text NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_webhooks_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "shop_webhooks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "order_payments" ADD COLUMN "credit_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_back_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "return_settings" ADD COLUMN "credit_days" integer;--> statement-breakpoint
ALTER TABLE "store_credit_movements" ADD CONSTRAINT "store_credit_movements_store_id_credit_id_store_credits_store_id_id_fk" FOREIGN KEY ("store_id","credit_id") REFERENCES "public"."store_credits"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_credit_movements_of_credit" ON "store_credit_movements" USING btree ("store_id","credit_id","sequence");--> statement-breakpoint
CREATE INDEX "store_credit_movements_of_order" ON "store_credit_movements" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "store_credits_code" ON "store_credits" USING btree ("store_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "store_credits_of_return" ON "store_credits" USING btree ("store_id","return_id");--> statement-breakpoint
CREATE INDEX "store_credits_by_time" ON "store_credits" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "store_credits_of_customer" ON "store_credits" USING btree ("store_id","customer_id");--> statement-breakpoint
CREATE POLICY "store_credit_movements_store" ON "store_credit_movements" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "store_credits_store" ON "store_credits" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "shop_webhooks_store" ON "shop_webhooks" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);