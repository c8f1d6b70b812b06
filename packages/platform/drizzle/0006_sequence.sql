DROP INDEX "pending_actions_by_time";--> statement-breakpoint
ALTER TABLE "pending_actions" ADD COLUMN "sequence" bigserial NOT NULL;--> statement-breakpoint
CREATE INDEX "pending_actions_by_time" ON "pending_actions" USING btree ("store_id","sequence" DESC NULLS LAST);