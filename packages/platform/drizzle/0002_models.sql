CREATE TABLE "conversation_digests" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"through" integer NOT NULL,
	"digest" jsonb NOT NULL,
	CONSTRAINT "conversation_digests_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "conversation_digests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversation_turns" ADD COLUMN "cached_input_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversation_turns" ADD COLUMN "cost_micros" integer;--> statement-breakpoint
ALTER TABLE "conversation_digests" ADD CONSTRAINT "conversation_digests_conversation" FOREIGN KEY ("store_id","id") REFERENCES "public"."conversations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "conversation_digests_store" ON "conversation_digests" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);