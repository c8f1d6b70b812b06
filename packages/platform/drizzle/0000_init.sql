CREATE TABLE "idempotency_keys" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"input_hash" text NOT NULL,
	"output" jsonb,
	"journal_entry_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "job_runs" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"payload" jsonb NOT NULL,
	"result" jsonb,
	"error" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "job_runs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "job_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"operation" text NOT NULL,
	"effect" text NOT NULL,
	"via" text NOT NULL,
	"user_id" uuid,
	"input" jsonb NOT NULL,
	"summary" text NOT NULL,
	"subject_kind" text,
	"subject_id" text,
	"undo" jsonb,
	"undone_at" timestamp with time zone,
	"undoes" uuid,
	"conversation_id" uuid,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "journal_entries_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "journal_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pending_actions" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"operation" text NOT NULL,
	"input" jsonb NOT NULL,
	"input_hash" text NOT NULL,
	"preview" jsonb NOT NULL,
	"status" text NOT NULL,
	"via" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"conversation_id" uuid,
	"call_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"decided_by_name" text,
	"output" jsonb,
	"outcome" text,
	"undo_entry_id" uuid,
	CONSTRAINT "pending_actions_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "pending_actions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"parts" jsonb NOT NULL,
	"model_messages" jsonb,
	"metadata" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "conversation_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversation_turns" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"status" text NOT NULL,
	"model" text NOT NULL,
	"steps" integer DEFAULT 0 NOT NULL,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"milliseconds" integer DEFAULT 0 NOT NULL,
	"first_event_milliseconds" integer,
	"calls" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"alive_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_turns_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "conversation_turns" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "conversations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "turn_chunks" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"turn_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"chunk" text NOT NULL,
	CONSTRAINT "turn_chunks_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "turn_chunks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "business_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"visibility" text NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "business_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text,
	"google_subject" text,
	"email_verified_at" timestamp with time zone,
	CONSTRAINT "credentials_google_subject_unique" UNIQUE("google_subject")
);
--> statement-breakpoint
ALTER TABLE "credentials" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "external_fields" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "external_fields_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "external_fields" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" bigint NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "files_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "login_attempts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "memberships" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "memberships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"store_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"website" text,
	"support_email" text,
	"phone" text,
	"country_code" text,
	"logo_url" text,
	"account_type" text NOT NULL,
	"plan_type" text NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"blueprint_subscription_id" text,
	"blueprint_subscription_status" text,
	"blueprint_subscription_paused_at" timestamp with time zone,
	"blueprint_subscription_behavior" text,
	"blueprint_subscription_resumes_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stores" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"store_id" uuid,
	"event_name" text NOT NULL,
	"source_client" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "analytics_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "customers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"first_name_key" text NOT NULL,
	"email" text,
	"phone" text,
	"company" text,
	"address" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_imports" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_imports_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_line_items" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"variant" text,
	"sku" text,
	"quantity" integer NOT NULL,
	"canceled_quantity" integer DEFAULT 0 NOT NULL,
	"fulfilled_quantity" integer DEFAULT 0 NOT NULL,
	"unit_price_minor" integer DEFAULT 0 NOT NULL,
	"discount_minor" integer DEFAULT 0 NOT NULL,
	"tax_minor" integer DEFAULT 0 NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_line_items_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_line_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_notes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"order_id" uuid NOT NULL,
	"author" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_notes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_payments" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"charge_id" text NOT NULL,
	"amount_minor" integer DEFAULT 0 NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"captured_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_payments_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"amount_minor" integer DEFAULT 0 NOT NULL,
	"shipping_minor" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"provider_refund_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_refunds_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_refunds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_rule_runs" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"rule_name" text NOT NULL,
	"did" text[] NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_rule_runs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_rule_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_rules" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"conditions" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "order_rules_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_shipments" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text,
	"tracking_url" text,
	"items" jsonb NOT NULL,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"replaces_shipment_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"estimated_delivery_at" timestamp with time zone,
	CONSTRAINT "order_shipments_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_shipments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "order_status_changes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"order_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_status_changes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "order_status_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "orders" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_number" integer NOT NULL,
	"origin" text NOT NULL,
	"channel_reference" text,
	"placed_at" timestamp with time zone NOT NULL,
	"customer_id" uuid,
	"customer_name" text NOT NULL,
	"email" text,
	"production_status" text NOT NULL,
	"cancel_status" text NOT NULL,
	"fulfillment_status" text NOT NULL,
	"return_status" text DEFAULT 'NONE' NOT NULL,
	"hold_reason" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"units" integer NOT NULL,
	"items_text" text NOT NULL,
	"subtotal_minor" integer DEFAULT 0 NOT NULL,
	"discount_minor" integer DEFAULT 0 NOT NULL,
	"discount_code" text,
	"shipping_minor" integer DEFAULT 0 NOT NULL,
	"tax_minor" integer DEFAULT 0 NOT NULL,
	"total_minor" integer DEFAULT 0 NOT NULL,
	"captured_minor" integer DEFAULT 0 NOT NULL,
	"refunded_minor" integer DEFAULT 0 NOT NULL,
	"country_code" text NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"shipping_method" text NOT NULL,
	"note" text,
	"shopper_note" text,
	"search_text" text NOT NULL,
	"canceled_at" timestamp with time zone,
	"fulfilled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stock_items" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sku" text NOT NULL,
	"title" text NOT NULL,
	"variant" text,
	"on_hand" integer NOT NULL,
	"unit_price_minor" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_items_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "stock_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "warehouse_attachments" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"requirement_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	CONSTRAINT "warehouse_attachments_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "warehouse_attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "wholesale_requirements" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"purchase_order_number" text,
	"deliver_by" date,
	"instructions" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wholesale_requirements_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "wholesale_requirements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "favorites" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"item_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "favorites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "marketplace_categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"vertical" text NOT NULL,
	"category_group" text NOT NULL,
	"words" text[] NOT NULL,
	"position" integer NOT NULL,
	"cover_url" text
);
--> statement-breakpoint
ALTER TABLE "marketplace_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "marketplace_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"category_id" text NOT NULL,
	"subcategory_id" text NOT NULL,
	"subgroup" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"moq" integer,
	"unit_price_minor" integer,
	"lowest_unit_price_minor" integer,
	"sample_price_minor" integer,
	"currency" text NOT NULL,
	"price_tiers" jsonb NOT NULL,
	"lead_time_days" integer NOT NULL,
	"materials" text[] NOT NULL,
	"length_millimetres" integer,
	"width_millimetres" integer,
	"height_millimetres" integer,
	"weight_grams" integer,
	"customizations" jsonb NOT NULL,
	"color_options" text NOT NULL,
	"hts_candidate" text,
	"is_sample_kit" boolean NOT NULL,
	"rank" integer NOT NULL,
	"ranked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"picture_urls" text[] NOT NULL,
	"search_names" text NOT NULL,
	"search_topics" text NOT NULL,
	"search_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english'::regconfig, search_names), 'A') || setweight(to_tsvector('english'::regconfig, search_topics), 'B') || setweight(to_tsvector('english'::regconfig, search_text), 'C')) STORED
);
--> statement-breakpoint
ALTER TABLE "marketplace_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "marketplace_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"quality" integer NOT NULL,
	"communication" integer NOT NULL,
	"delivery" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"author_brand" text NOT NULL,
	"author_country" text NOT NULL,
	"item_title" text,
	"units_ordered" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketplace_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "marketplace_subcategories" (
	"id" text PRIMARY KEY NOT NULL,
	"category_id" text NOT NULL,
	"subgroup" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketplace_subcategories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "marketplace_suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"headline" text NOT NULL,
	"story" text NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"country_name" text NOT NULL,
	"city" text NOT NULL,
	"region" text NOT NULL,
	"category_ids" text[] NOT NULL,
	"capabilities" text[] NOT NULL,
	"certifications" text[] NOT NULL,
	"materials" text[] NOT NULL,
	"languages" text[] NOT NULL,
	"moq" integer,
	"sample_price_minor" integer,
	"price_high_minor" integer,
	"price_low_minor" integer,
	"minimum_order_minor" integer,
	"currency" text NOT NULL,
	"production_days_min" integer NOT NULL,
	"production_days_max" integer NOT NULL,
	"average_review" double precision,
	"review_count" integer NOT NULL,
	"year_founded" integer NOT NULL,
	"employees" integer NOT NULL,
	"response_hours" integer NOT NULL,
	"completed_orders" integer NOT NULL,
	"order_volume" text NOT NULL,
	"factory_area_square_metres" integer,
	"is_vetted" boolean NOT NULL,
	"is_online" boolean NOT NULL,
	"rank" integer NOT NULL,
	"first_enabled_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"duty_percent" double precision,
	"duty_hts_code" text,
	"duty_as_of" text,
	"duty_source" text,
	"cover_url" text,
	"logo_url" text,
	"picture_urls" text[] NOT NULL,
	"item_count" integer NOT NULL,
	"search_names" text NOT NULL,
	"search_topics" text NOT NULL,
	"search_text" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english'::regconfig, search_names), 'A') || setweight(to_tsvector('english'::regconfig, search_topics), 'B') || setweight(to_tsvector('english'::regconfig, search_text), 'C')) STORED
);
--> statement-breakpoint
ALTER TABLE "marketplace_suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "marketplace_views" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"item_id" uuid,
	"category_id" text,
	"views" integer NOT NULL,
	"last_viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marketplace_views_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "marketplace_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "marketplace_words" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketplace_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tariff_lines" (
	"digits" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"full_description" text NOT NULL,
	"general" text NOT NULL,
	"special" text NOT NULL,
	"column2" text NOT NULL,
	"units" text[] NOT NULL,
	"headings" text[] NOT NULL,
	"rates_from" text,
	"has_rate" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tariff_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tariff_list_entries" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	"entry" text NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "tariff_list_entries_kind_code_entry_note_pk" PRIMARY KEY("kind","code","entry","note")
);
--> statement-breakpoint
ALTER TABLE "tariff_list_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tariff_sources" (
	"kind" text PRIMARY KEY NOT NULL,
	"revision" text NOT NULL,
	"revision_date" text,
	"rows" integer NOT NULL,
	"file_name" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tariff_sources" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "conversation_messages" ADD CONSTRAINT "conversation_messages_conversation" FOREIGN KEY ("store_id","conversation_id") REFERENCES "public"."conversations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_turns" ADD CONSTRAINT "conversation_turns_conversation" FOREIGN KEY ("store_id","conversation_id") REFERENCES "public"."conversations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line_items" ADD CONSTRAINT "order_line_items_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_rule_runs" ADD CONSTRAINT "order_rule_runs_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_shipments" ADD CONSTRAINT "order_shipments_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_changes" ADD CONSTRAINT "order_status_changes_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_customer_id_customers_store_id_id_fk" FOREIGN KEY ("store_id","customer_id") REFERENCES "public"."customers"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_attachments" ADD CONSTRAINT "warehouse_attachments_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_attachments" ADD CONSTRAINT "warehouse_attachments_store_id_requirement_id_wholesale_requirements_store_id_id_fk" FOREIGN KEY ("store_id","requirement_id") REFERENCES "public"."wholesale_requirements"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wholesale_requirements" ADD CONSTRAINT "wholesale_requirements_store_id_order_id_orders_store_id_id_fk" FOREIGN KEY ("store_id","order_id") REFERENCES "public"."orders"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_items" ADD CONSTRAINT "marketplace_items_supplier_id_marketplace_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."marketplace_suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_items" ADD CONSTRAINT "marketplace_items_category_id_marketplace_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."marketplace_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_reviews" ADD CONSTRAINT "marketplace_reviews_supplier_id_marketplace_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."marketplace_suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_subcategories" ADD CONSTRAINT "marketplace_subcategories_category_id_marketplace_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."marketplace_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "idempotency_keys_key" ON "idempotency_keys" USING btree ("store_id","key");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "job_runs_by_time" ON "job_runs" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "journal_entries_by_time" ON "journal_entries" USING btree ("store_id","sequence" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "journal_entries_by_subject" ON "journal_entries" USING btree ("store_id","subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "pending_actions_by_time" ON "pending_actions" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "pending_actions_waiting" ON "pending_actions" USING btree ("store_id","conversation_id") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "conversation_messages_in_order" ON "conversation_messages" USING btree ("store_id","conversation_id","position");--> statement-breakpoint
CREATE INDEX "conversation_turns_by_conversation" ON "conversation_turns" USING btree ("store_id","conversation_id","started_at");--> statement-breakpoint
CREATE INDEX "conversations_by_time" ON "conversations" USING btree ("store_id","user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "turn_chunks_in_order" ON "turn_chunks" USING btree ("store_id","turn_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "external_fields_name" ON "external_fields" USING btree ("store_id","user_id","name");--> statement-breakpoint
CREATE INDEX "files_by_time" ON "files" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_person" ON "memberships" USING btree ("store_id","user_id");--> statement-breakpoint
CREATE INDEX "memberships_of_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customers_email" ON "customers" USING btree ("store_id","email");--> statement-breakpoint
CREATE INDEX "customers_name" ON "customers" USING btree ("store_id","name_key");--> statement-breakpoint
CREATE INDEX "customers_first_name" ON "customers" USING btree ("store_id","first_name_key");--> statement-breakpoint
CREATE INDEX "order_imports_by_time" ON "order_imports" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "order_line_items_of_order" ON "order_line_items" USING btree ("store_id","order_id","position");--> statement-breakpoint
CREATE INDEX "order_line_items_open" ON "order_line_items" USING btree ("store_id","sku") WHERE quantity > canceled_quantity + fulfilled_quantity;--> statement-breakpoint
CREATE INDEX "order_line_items_by_sku" ON "order_line_items" USING btree ("store_id","sku");--> statement-breakpoint
CREATE INDEX "order_notes_of_order" ON "order_notes" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "order_payments_of_order" ON "order_payments" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "order_refunds_of_order" ON "order_refunds" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refunds_key" ON "order_refunds" USING btree ("store_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "order_rule_runs_of_order" ON "order_rule_runs" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "order_rule_runs_of_rule" ON "order_rule_runs" USING btree ("store_id","rule_id","ran_at");--> statement-breakpoint
CREATE INDEX "order_rule_runs_by_time" ON "order_rule_runs" USING btree ("store_id","ran_at");--> statement-breakpoint
CREATE UNIQUE INDEX "order_rules_name" ON "order_rules" USING btree ("store_id","name_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "order_rules_by_age" ON "order_rules" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "order_shipments_of_order" ON "order_shipments" USING btree ("store_id","order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_status_changes_of_order" ON "order_status_changes" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_number" ON "orders" USING btree ("store_id","order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_channel_reference" ON "orders" USING btree ("store_id","origin","channel_reference");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("store_id","placed_at","order_number");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("store_id","total_minor","order_number");--> statement-breakpoint
CREATE INDEX "orders_by_production" ON "orders" USING btree ("store_id","production_status","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_fulfillment" ON "orders" USING btree ("store_id","fulfillment_status","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_origin" ON "orders" USING btree ("store_id","origin","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_country" ON "orders" USING btree ("store_id","country_code","placed_at");--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree ("store_id","customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_canceled" ON "orders" USING btree ("store_id","cancel_status","placed_at") WHERE cancel_status <> 'NONE';--> statement-breakpoint
CREATE INDEX "orders_returned" ON "orders" USING btree ("store_id","placed_at") WHERE return_status <> 'NONE';--> statement-breakpoint
CREATE INDEX "orders_standing" ON "orders" USING btree ("store_id","production_status","cancel_status","fulfillment_status","return_status");--> statement-breakpoint
CREATE INDEX "orders_by_number_anywhere" ON "orders" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_items_sku" ON "stock_items" USING btree ("store_id","sku");--> statement-breakpoint
CREATE INDEX "warehouse_attachments_of_order" ON "warehouse_attachments" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE INDEX "wholesale_requirements_of_order" ON "wholesale_requirements" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_supplier" ON "favorites" USING btree ("store_id","supplier_id") WHERE item_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "favorites_item" ON "favorites" USING btree ("store_id","item_id") WHERE item_id is not null;--> statement-breakpoint
CREATE INDEX "favorites_by_time" ON "favorites" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "marketplace_items_search" ON "marketplace_items" USING gin ("search");--> statement-breakpoint
CREATE INDEX "marketplace_items_supplier" ON "marketplace_items" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "marketplace_items_category" ON "marketplace_items" USING btree ("category_id","rank" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "marketplace_items_rank" ON "marketplace_items" USING btree ("rank" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "marketplace_items_title" ON "marketplace_items" USING btree (lower(title));--> statement-breakpoint
CREATE INDEX "marketplace_items_title_words" ON "marketplace_items" USING gin (to_tsvector('simple'::regconfig, title));--> statement-breakpoint
CREATE INDEX "marketplace_reviews_by_supplier" ON "marketplace_reviews" USING btree ("supplier_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "marketplace_subcategories_by_category" ON "marketplace_subcategories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "marketplace_suppliers_search" ON "marketplace_suppliers" USING gin ("search");--> statement-breakpoint
CREATE INDEX "marketplace_suppliers_categories" ON "marketplace_suppliers" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "marketplace_suppliers_country" ON "marketplace_suppliers" USING btree ("country");--> statement-breakpoint
CREATE INDEX "marketplace_suppliers_rank" ON "marketplace_suppliers" USING btree ("rank" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "marketplace_suppliers_name" ON "marketplace_suppliers" USING btree (lower(name));--> statement-breakpoint
CREATE INDEX "marketplace_suppliers_name_words" ON "marketplace_suppliers" USING gin (to_tsvector('simple'::regconfig, name));--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_views_supplier" ON "marketplace_views" USING btree ("store_id","supplier_id") WHERE item_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "marketplace_views_item" ON "marketplace_views" USING btree ("store_id","item_id") WHERE item_id is not null;--> statement-breakpoint
CREATE INDEX "marketplace_views_by_time" ON "marketplace_views" USING btree ("store_id","last_viewed_at");--> statement-breakpoint
CREATE INDEX "marketplace_words_prefix" ON "marketplace_words" USING btree (word text_pattern_ops);--> statement-breakpoint
CREATE INDEX "marketplace_words_lexeme" ON "marketplace_words" USING btree ("lexeme");--> statement-breakpoint
CREATE INDEX "tariff_lines_words" ON "tariff_lines" USING gin (to_tsvector('english', "full_description"));--> statement-breakpoint
CREATE POLICY "idempotency_keys_store" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "job_runs_store" ON "job_runs" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "journal_entries_store" ON "journal_entries" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "pending_actions_store" ON "pending_actions" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "conversation_messages_store" ON "conversation_messages" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "conversation_turns_store" ON "conversation_turns" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "conversations_store" ON "conversations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "turn_chunks_store" ON "turn_chunks" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "business_settings_read" ON "business_settings" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (visibility in ('DISPLAY', 'NONE'));--> statement-breakpoint
CREATE POLICY "external_fields_store" ON "external_fields" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "files_store" ON "files" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "memberships_store" ON "memberships" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "stores_self" ON "stores" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "users_of_store" ON "users" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (exists (select from memberships m where m.user_id = users.id and m.store_id = (nullif(current_setting('app.store_id', true), ''))::uuid));--> statement-breakpoint
CREATE POLICY "analytics_events_report" ON "analytics_events" AS PERMISSIVE FOR INSERT TO "brandwright_app" WITH CHECK (store_id is not distinct from (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "customers_store" ON "customers" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "order_imports_store" ON "order_imports" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "order_line_items_store" ON "order_line_items" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "order_notes_store" ON "order_notes" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "order_payments_store" ON "order_payments" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "order_refunds_store" ON "order_refunds" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "order_rule_runs_store" ON "order_rule_runs" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "order_rules_store" ON "order_rules" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "order_shipments_store" ON "order_shipments" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "order_status_changes_store" ON "order_status_changes" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "orders_store" ON "orders" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "stock_items_store" ON "stock_items" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "warehouse_attachments_store" ON "warehouse_attachments" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "wholesale_requirements_store" ON "wholesale_requirements" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "favorites_store" ON "favorites" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "marketplace_categories_read" ON "marketplace_categories" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "marketplace_items_read" ON "marketplace_items" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "marketplace_reviews_read" ON "marketplace_reviews" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "marketplace_subcategories_read" ON "marketplace_subcategories" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "marketplace_suppliers_read" ON "marketplace_suppliers" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "marketplace_views_store" ON "marketplace_views" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "marketplace_words_read" ON "marketplace_words" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "tariff_lines_read" ON "tariff_lines" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "tariff_list_entries_read" ON "tariff_list_entries" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "tariff_sources_read" ON "tariff_sources" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);