CREATE TABLE "account_credit_entries" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"balance_after_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"note" text NOT NULL,
	"payment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_credit_entries_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "account_credit_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "credit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "account_credit_entries" ADD CONSTRAINT "account_credit_entries_payment" FOREIGN KEY ("store_id","payment_id") REFERENCES "public"."payments"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_credit_entries_key" ON "account_credit_entries" USING btree ("store_id","key");--> statement-breakpoint
CREATE INDEX "account_credit_entries_by_currency" ON "account_credit_entries" USING btree ("store_id","currency","sequence");--> statement-breakpoint
CREATE INDEX "account_credit_entries_by_payment" ON "account_credit_entries" USING btree ("store_id","payment_id");--> statement-breakpoint
CREATE POLICY "account_credit_entries_store" ON "account_credit_entries" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);