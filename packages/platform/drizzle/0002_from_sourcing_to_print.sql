CREATE TABLE "sourcing_agent_members" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sourcing_agent_members_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "sourcing_agent_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sourcing_agent_states" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"agent_type" text NOT NULL,
	"tech_pack_id" uuid,
	"tariff_unit_price_minor" integer,
	"tariff_country" text,
	"product_moq" integer,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sourcing_agent_states_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "sourcing_agent_states" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tech_pack_checkpoints" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tech_pack_id" uuid NOT NULL,
	"parent_id" uuid,
	"version" integer NOT NULL,
	"agent_type" text NOT NULL,
	"brief" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"attachments" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"why" text NOT NULL,
	"who" text NOT NULL,
	"via" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tech_pack_checkpoints_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "tech_pack_checkpoints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tech_pack_matches" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tech_pack_id" uuid NOT NULL,
	"is_expanded" boolean NOT NULL,
	"company_id" uuid NOT NULL,
	"country" text NOT NULL,
	"rank" integer NOT NULL,
	"match" jsonb,
	"expanded" jsonb,
	CONSTRAINT "tech_pack_matches_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "tech_pack_matches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tech_pack_messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"tech_pack_id" uuid NOT NULL,
	"checkpoint_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tech_pack_messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "tech_pack_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tech_packs" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"agent_type" text NOT NULL,
	"status" text NOT NULL,
	"brief" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"question" text,
	"attachments" jsonb NOT NULL,
	"searchable" text NOT NULL,
	"thread_id" uuid NOT NULL,
	"checkpoint_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"matched_at" timestamp with time zone,
	"matched_checkpoint_id" uuid,
	"match_facts" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tech_packs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "tech_packs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sourcing_goals" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_sid" text NOT NULL,
	"goal" text NOT NULL,
	"set_by" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sourcing_goals_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "sourcing_goals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sourcing_mail_stops" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sourcing_mail_stops_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "sourcing_mail_stops" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sourcing_outreach" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"source" text NOT NULL,
	"channel" text NOT NULL,
	"status" text NOT NULL,
	"tech_pack_id" uuid,
	"brief_title" text,
	"supplier_id" uuid,
	"supplier_name" text NOT NULL,
	"conversation_sid" text,
	"email" text,
	"subject" text,
	"subject_template" text,
	"body" text,
	"reply_to" text,
	"failure" text,
	"attempt" integer NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "sourcing_outreach_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "sourcing_outreach" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sourcing_page_readings" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"final_url" text NOT NULL,
	"content" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sourcing_page_readings_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "sourcing_page_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "project_requests" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"category_id" text,
	"status" text NOT NULL,
	"step" text NOT NULL,
	"quantity" integer,
	"target_price_minor" bigint,
	"budget_minor" bigint,
	"currency" text NOT NULL,
	"materials" text[] DEFAULT '{}' NOT NULL,
	"printing" text,
	"needed_by" date,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"wants_sample" boolean DEFAULT false NOT NULL,
	"hts_code" text,
	"file_urls" text[] DEFAULT '{}' NOT NULL,
	"tech_pack_id" uuid,
	"has_unsent_changes" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	CONSTRAINT "project_requests_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "project_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "request_suppliers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_suppliers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "request_suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "scripted_quoters" (
	"supplier_id" uuid PRIMARY KEY NOT NULL,
	"incoterm" text NOT NULL,
	"price_percent" double precision NOT NULL,
	"tooling_minor" bigint NOT NULL,
	"extra_days" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "scripted_quoters" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_quotes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"supplier_name" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"price_tiers" jsonb NOT NULL,
	"moq" integer NOT NULL,
	"tooling_minor" bigint NOT NULL,
	"sample_price_minor" bigint,
	"lead_time_days" integer NOT NULL,
	"incoterm" text NOT NULL,
	"valid_until" date NOT NULL,
	"note" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"decline_reason" text,
	"purchase_item_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "supplier_quotes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_quotes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "my_supplier_events" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "my_supplier_events_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "my_supplier_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "my_supplier_notes" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"supplier_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "my_supplier_notes_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "my_supplier_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "my_suppliers" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"source" text NOT NULL,
	"marketplace_supplier_id" uuid,
	"country" text,
	"city" text,
	"address" text,
	"address_key" text NOT NULL,
	"sector" text,
	"email" text,
	"website" text,
	"website_key" text,
	"phone_number" text,
	"tags" text[] NOT NULL,
	"searchable" text NOT NULL,
	"invite_state" text,
	"invite_sent_at" timestamp with time zone,
	"invite_times_sent" integer NOT NULL,
	"invite_answered_at" timestamp with time zone,
	"conversation_sid" text,
	"last_contact_at" timestamp with time zone,
	"import_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "my_suppliers_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "my_suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_imports" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"added" integer NOT NULL,
	"merged" integer NOT NULL,
	"skipped" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"more_problems" integer NOT NULL,
	"merged_rows" jsonb NOT NULL,
	"tag" text,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "supplier_imports_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "expanded_network_suppliers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"country" text NOT NULL,
	"country_name" text NOT NULL,
	"address" text NOT NULL,
	"address_key" text NOT NULL,
	"city" text,
	"sector" text NOT NULL,
	"category_ids" text[] NOT NULL,
	"email" text,
	"website" text,
	"source" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"searchable" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english'::regconfig, searchable)) STORED
);
--> statement-breakpoint
ALTER TABLE "expanded_network_suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "marketplace_item_pictures" (
	"item_id" uuid NOT NULL,
	"url" text NOT NULL,
	"part" text NOT NULL,
	"version" integer NOT NULL,
	"descriptor" real[] NOT NULL,
	CONSTRAINT "marketplace_item_pictures_item_id_url_part_pk" PRIMARY KEY("item_id","url","part")
);
--> statement-breakpoint
ALTER TABLE "marketplace_item_pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_reviews" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
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
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "supplier_reviews_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "visitor_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"country" text NOT NULL,
	"rating" integer NOT NULL,
	"quality" integer NOT NULL,
	"communication" integer NOT NULL,
	"delivery" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"status" text NOT NULL,
	"is_flagged" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "visitor_reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "marketplace_partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"headline" text NOT NULL,
	"description" text NOT NULL,
	"services" text[] NOT NULL,
	"countries" text[] NOT NULL,
	"price_words" text,
	"response_hours" integer NOT NULL,
	"offer" text,
	"email" text NOT NULL,
	"supplier_id" uuid,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "marketplace_partners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "inbox_settings" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"is_email_on" boolean NOT NULL,
	"is_sms_on" boolean NOT NULL,
	"last_mail_at" timestamp with time zone,
	CONSTRAINT "inbox_settings_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "inbox_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_conversations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sid" text NOT NULL,
	"supplier_id" uuid NOT NULL,
	"supplier_name" text NOT NULL,
	"avatar_url" text,
	"name" text NOT NULL,
	"origin" text NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"is_concierge_recommended" boolean DEFAULT false NOT NULL,
	"attributes" jsonb NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_time" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_conversations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_conversations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sid" text NOT NULL,
	"carrier_sid" text,
	"carrier_index" integer,
	"message_index" integer NOT NULL,
	"author" text NOT NULL,
	"author_name" text NOT NULL,
	"is_own" boolean NOT NULL,
	"is_read" boolean NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"file_urls" text[] NOT NULL,
	"image_urls" text[] NOT NULL,
	"video_urls" text[] NOT NULL,
	"pdf_urls" text[] NOT NULL,
	"attributes" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english'::regconfig, text)) STORED,
	CONSTRAINT "supplier_messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "purchase_items" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"supplier_id" uuid,
	"supplier_name" text NOT NULL,
	"status" text NOT NULL,
	"order_type" text NOT NULL,
	"source" text NOT NULL,
	"shipping_mode" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"costs" jsonb NOT NULL,
	"total_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"lead_time_days" integer,
	"expected_on" date,
	"receiving_status" text DEFAULT 'NONE' NOT NULL,
	"tracking_number" text,
	"carrier" text,
	"request_id" uuid,
	"quote_id" uuid,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_items_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "purchase_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_invoice_lines" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"purchase_item_id" uuid,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price_minor" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "supplier_invoice_lines_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_invoice_lines" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "supplier_invoices" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invoice_number" text NOT NULL,
	"supplier_id" uuid,
	"supplier_name" text NOT NULL,
	"total_minor" bigint NOT NULL,
	"paid_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"paid_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "supplier_invoices_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "supplier_invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "duty_watches" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"hts" text NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "duty_watches_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "duty_watches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brand_generations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kit_id" uuid NOT NULL,
	"type" text NOT NULL,
	"result" text NOT NULL,
	"order" jsonb NOT NULL,
	"chain_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"job_id" uuid,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "brand_generations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_generations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brand_kit_versions" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kit_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_kit_versions_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_kit_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brand_kits" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"is_archived" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "brand_kits_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_kits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brand_waitlist" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kit_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_waitlist_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_waitlist" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brand_module_requests" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"module_id" uuid NOT NULL,
	"type" text NOT NULL,
	"wish" text,
	"result" text NOT NULL,
	"failure" text,
	"content" jsonb,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "brand_module_requests_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_module_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brand_modules" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"brief" text NOT NULL,
	"brand_kit_id" uuid,
	"source" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_modules_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "brand_modules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gallery_images" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"prompt" text NOT NULL,
	"source" text NOT NULL,
	"model" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"made_from_url" text,
	"generation_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "gallery_images_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "gallery_images" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "image_generations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"prompt" text NOT NULL,
	"model" text NOT NULL,
	"engine" text NOT NULL,
	"brand_name" text,
	"images" jsonb NOT NULL,
	"saves_to_gallery" boolean NOT NULL,
	"made_from_url" text,
	"failure" text,
	"deducted" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "image_generations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "image_generations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "image_months" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"month" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "image_months_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "image_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "ai_ideas" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"brief" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"audience" text NOT NULL,
	"state" text NOT NULL,
	"result" text NOT NULL,
	"failure" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"public_idea_id" uuid NOT NULL,
	"look" jsonb,
	"products" jsonb NOT NULL,
	"selected_product_ids" jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ai_ideas_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "ai_ideas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "public_ai_ideas" (
	"id" uuid NOT NULL,
	"owner_store_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "public_ai_ideas_id_pk" PRIMARY KEY("id")
);
--> statement-breakpoint
ALTER TABLE "public_ai_ideas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "board_items" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"image_url" text,
	"link_url" text,
	"source_id" text,
	"x" integer NOT NULL,
	"y" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"order" integer NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_items_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "board_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idea_projects" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"quantity" integer,
	"printing" text,
	"launch_date" date,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idea_projects_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "idea_projects" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "crowdfunding_plans" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"is_current" boolean NOT NULL,
	"title" text NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"project_id" uuid,
	"image_url" text,
	"currency" text NOT NULL,
	"goal_minor" bigint,
	"unit_cost_minor" bigint,
	"quantity" integer,
	"shipping_per_unit_minor" bigint,
	"other_costs_minor" bigint,
	"launch_date" date,
	"duration_days" integer NOT NULL,
	"rewards" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"submitted_to" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crowdfunding_plans_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "crowdfunding_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collaboration_messages" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigserial NOT NULL,
	"thread_id" uuid NOT NULL,
	"text" text NOT NULL,
	"author_id" uuid,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "collaboration_messages_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "collaboration_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collaboration_threads" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"collaboration_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"x" double precision NOT NULL,
	"y" double precision NOT NULL,
	"shapes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_resolved" boolean DEFAULT false NOT NULL,
	"resolved_by_name" text,
	"created_by_name" text NOT NULL,
	"created_by_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "collaboration_threads_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "collaboration_threads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "image_collaborations" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"image_url" text NOT NULL,
	"project_id" uuid,
	"source" text,
	"is_archived" boolean DEFAULT false NOT NULL,
	"next_number" integer DEFAULT 1 NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "image_collaborations_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "image_collaborations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "community_designs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"made_by" text NOT NULL,
	"mode" text NOT NULL,
	"document" jsonb NOT NULL,
	"preview_url" text NOT NULL,
	"searchable" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_designs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_design_versions" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"design_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"document" jsonb NOT NULL,
	"what" text NOT NULL,
	"by" text NOT NULL,
	"who" text NOT NULL,
	"user_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_design_versions_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_design_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_designs" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"mode" text NOT NULL,
	"step" text NOT NULL,
	"model" text NOT NULL,
	"document" jsonb NOT NULL,
	"generations" jsonb NOT NULL,
	"sketch_keys" jsonb NOT NULL,
	"brand_kit_id" uuid,
	"item_id" uuid,
	"preview_url" text NOT NULL,
	"searchable" text NOT NULL,
	"revision" integer NOT NULL,
	"layer_revisions" jsonb NOT NULL,
	"product_revision" integer NOT NULL,
	"version" integer NOT NULL,
	"is_archived" boolean NOT NULL,
	"changed_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_designs_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_designs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mockup_tasks" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"result" text NOT NULL,
	"variant_ids" integer[] NOT NULL,
	"parts" jsonb NOT NULL,
	"mockups" jsonb NOT NULL,
	"percent" integer NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "mockup_tasks_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "mockup_tasks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "product_templates" (
	"store_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"state" text NOT NULL,
	"product_id" integer NOT NULL,
	"product_title" text NOT NULL,
	"product_image_url" text,
	"external_product_id" text NOT NULL,
	"remote_template_id" text,
	"layers" jsonb NOT NULL,
	"variant_ids" integer[] NOT NULL,
	"retail_price_minor" integer,
	"free_shipping" boolean NOT NULL,
	"blank" jsonb NOT NULL,
	"remote_placements" text[] NOT NULL,
	"mockups" jsonb NOT NULL,
	"mockup_task_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"archived_at" timestamp with time zone,
	CONSTRAINT "product_templates_store_id_id_pk" PRIMARY KEY("store_id","id")
);
--> statement-breakpoint
ALTER TABLE "product_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tech_pack_checkpoints" ADD CONSTRAINT "tech_pack_checkpoints_of_pack" FOREIGN KEY ("store_id","tech_pack_id") REFERENCES "public"."tech_packs"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_pack_matches" ADD CONSTRAINT "tech_pack_matches_of_pack" FOREIGN KEY ("store_id","tech_pack_id") REFERENCES "public"."tech_packs"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tech_pack_messages" ADD CONSTRAINT "tech_pack_messages_of_pack" FOREIGN KEY ("store_id","tech_pack_id") REFERENCES "public"."tech_packs"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_suppliers" ADD CONSTRAINT "request_suppliers_request" FOREIGN KEY ("store_id","request_id") REFERENCES "public"."project_requests"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_quotes" ADD CONSTRAINT "supplier_quotes_request" FOREIGN KEY ("store_id","request_id") REFERENCES "public"."project_requests"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_supplier_events" ADD CONSTRAINT "my_supplier_events_supplier" FOREIGN KEY ("store_id","supplier_id") REFERENCES "public"."my_suppliers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "my_supplier_notes" ADD CONSTRAINT "my_supplier_notes_supplier" FOREIGN KEY ("store_id","supplier_id") REFERENCES "public"."my_suppliers"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_item_pictures" ADD CONSTRAINT "marketplace_item_pictures_item_id_marketplace_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."marketplace_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_reviews" ADD CONSTRAINT "supplier_reviews_supplier_id_marketplace_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."marketplace_suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visitor_reviews" ADD CONSTRAINT "visitor_reviews_supplier_id_marketplace_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."marketplace_suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketplace_partners" ADD CONSTRAINT "marketplace_partners_supplier_id_marketplace_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."marketplace_suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_messages" ADD CONSTRAINT "supplier_messages_conversation" FOREIGN KEY ("store_id","conversation_id") REFERENCES "public"."supplier_conversations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_invoice_lines" ADD CONSTRAINT "supplier_invoice_lines_invoice" FOREIGN KEY ("store_id","invoice_id") REFERENCES "public"."supplier_invoices"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_invoice_lines" ADD CONSTRAINT "supplier_invoice_lines_item" FOREIGN KEY ("store_id","purchase_item_id") REFERENCES "public"."purchase_items"("store_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_generations" ADD CONSTRAINT "brand_generations_kit" FOREIGN KEY ("store_id","kit_id") REFERENCES "public"."brand_kits"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_kit_versions" ADD CONSTRAINT "brand_kit_versions_kit" FOREIGN KEY ("store_id","kit_id") REFERENCES "public"."brand_kits"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_waitlist" ADD CONSTRAINT "brand_waitlist_kit" FOREIGN KEY ("store_id","kit_id") REFERENCES "public"."brand_kits"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_module_requests" ADD CONSTRAINT "brand_module_requests_module" FOREIGN KEY ("store_id","module_id") REFERENCES "public"."brand_modules"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_items" ADD CONSTRAINT "board_items_project" FOREIGN KEY ("store_id","project_id") REFERENCES "public"."idea_projects"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_messages" ADD CONSTRAINT "collaboration_messages_thread" FOREIGN KEY ("store_id","thread_id") REFERENCES "public"."collaboration_threads"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_threads" ADD CONSTRAINT "collaboration_threads_collaboration" FOREIGN KEY ("store_id","collaboration_id") REFERENCES "public"."image_collaborations"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_design_versions" ADD CONSTRAINT "product_design_versions_of_design" FOREIGN KEY ("store_id","design_id") REFERENCES "public"."product_designs"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mockup_tasks" ADD CONSTRAINT "mockup_tasks_template" FOREIGN KEY ("store_id","template_id") REFERENCES "public"."product_templates"("store_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tech_pack_checkpoints_version" ON "tech_pack_checkpoints" USING btree ("store_id","tech_pack_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "tech_pack_matches_rank" ON "tech_pack_matches" USING btree ("store_id","tech_pack_id","is_expanded","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "tech_pack_messages_position" ON "tech_pack_messages" USING btree ("store_id","tech_pack_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "tech_packs_number" ON "tech_packs" USING btree ("store_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "tech_packs_thread" ON "tech_packs" USING btree ("store_id","thread_id");--> statement-breakpoint
CREATE INDEX "tech_packs_by_time" ON "tech_packs" USING btree ("store_id","updated_at");--> statement-breakpoint
CREATE INDEX "tech_packs_words" ON "tech_packs" USING gin (to_tsvector('simple'::regconfig, searchable));--> statement-breakpoint
CREATE UNIQUE INDEX "sourcing_goals_by_conversation" ON "sourcing_goals" USING btree ("store_id","conversation_sid");--> statement-breakpoint
CREATE UNIQUE INDEX "sourcing_mail_stops_by_email" ON "sourcing_mail_stops" USING btree ("store_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "sourcing_outreach_once" ON "sourcing_outreach" USING btree ("store_id","tech_pack_id","supplier_id") WHERE tech_pack_id is not null and supplier_id is not null;--> statement-breakpoint
CREATE INDEX "sourcing_outreach_by_time" ON "sourcing_outreach" USING btree ("store_id","queued_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "sourcing_outreach_by_batch" ON "sourcing_outreach" USING btree ("store_id","batch_id");--> statement-breakpoint
CREATE INDEX "sourcing_outreach_by_email" ON "sourcing_outreach" USING btree ("store_id","email");--> statement-breakpoint
CREATE INDEX "sourcing_outreach_by_conversation" ON "sourcing_outreach" USING btree ("store_id","conversation_sid");--> statement-breakpoint
CREATE INDEX "sourcing_page_readings_by_url" ON "sourcing_page_readings" USING btree ("store_id","url","read_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "project_requests_by_time" ON "project_requests" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "project_requests_by_status" ON "project_requests" USING btree ("store_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "request_suppliers_once" ON "request_suppliers" USING btree ("store_id","request_id","supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_quotes_by_request" ON "supplier_quotes" USING btree ("store_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_quotes_once" ON "supplier_quotes" USING btree ("store_id","request_id","supplier_id");--> statement-breakpoint
CREATE INDEX "my_supplier_events_by_supplier" ON "my_supplier_events" USING btree ("store_id","supplier_id","at");--> statement-breakpoint
CREATE INDEX "my_supplier_notes_by_supplier" ON "my_supplier_notes" USING btree ("store_id","supplier_id","created_at");--> statement-breakpoint
CREATE INDEX "my_suppliers_by_name" ON "my_suppliers" USING btree ("store_id","name_key");--> statement-breakpoint
CREATE INDEX "my_suppliers_by_country" ON "my_suppliers" USING btree ("store_id","country");--> statement-breakpoint
CREATE INDEX "my_suppliers_by_time" ON "my_suppliers" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "my_suppliers_by_contact" ON "my_suppliers" USING btree ("store_id","last_contact_at");--> statement-breakpoint
CREATE INDEX "my_suppliers_by_email" ON "my_suppliers" USING btree ("store_id","email");--> statement-breakpoint
CREATE INDEX "my_suppliers_by_website" ON "my_suppliers" USING btree ("store_id","website_key");--> statement-breakpoint
CREATE INDEX "my_suppliers_by_import" ON "my_suppliers" USING btree ("store_id","import_id");--> statement-breakpoint
CREATE INDEX "supplier_imports_by_time" ON "supplier_imports" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "expanded_network_suppliers_once" ON "expanded_network_suppliers" USING btree ("source","name_key","address_key");--> statement-breakpoint
CREATE INDEX "expanded_network_suppliers_search" ON "expanded_network_suppliers" USING gin ("search");--> statement-breakpoint
CREATE INDEX "expanded_network_suppliers_categories" ON "expanded_network_suppliers" USING gin ("category_ids");--> statement-breakpoint
CREATE INDEX "expanded_network_suppliers_country" ON "expanded_network_suppliers" USING btree ("country","name_key");--> statement-breakpoint
CREATE INDEX "expanded_network_suppliers_name" ON "expanded_network_suppliers" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "expanded_network_suppliers_name_words" ON "expanded_network_suppliers" USING gin (to_tsvector('simple'::regconfig, name));--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_reviews_once" ON "supplier_reviews" USING btree ("store_id","supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_reviews_by_time" ON "supplier_reviews" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "visitor_reviews_once" ON "visitor_reviews" USING btree ("supplier_id","email") WHERE status <> 'PENDING';--> statement-breakpoint
CREATE INDEX "visitor_reviews_by_email" ON "visitor_reviews" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "visitor_reviews_by_supplier" ON "visitor_reviews" USING btree ("supplier_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_conversations_supplier" ON "supplier_conversations" USING btree ("store_id","supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_conversations_sid" ON "supplier_conversations" USING btree ("store_id","sid");--> statement-breakpoint
CREATE INDEX "supplier_conversations_by_time" ON "supplier_conversations" USING btree ("store_id","is_archived","last_time" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "supplier_conversations_of_sid" ON "supplier_conversations" USING btree ("sid");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_messages_in_order" ON "supplier_messages" USING btree ("store_id","conversation_id","message_index");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_messages_sid" ON "supplier_messages" USING btree ("store_id","sid");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_messages_carrier_sid" ON "supplier_messages" USING btree ("store_id","carrier_sid") WHERE carrier_sid is not null;--> statement-breakpoint
CREATE INDEX "supplier_messages_unread" ON "supplier_messages" USING btree ("store_id","conversation_id") WHERE not is_own and not is_read;--> statement-breakpoint
CREATE INDEX "supplier_messages_search" ON "supplier_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "purchase_items_by_time" ON "purchase_items" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_items_by_status" ON "purchase_items" USING btree ("store_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_items_quote" ON "purchase_items" USING btree ("store_id","quote_id") WHERE quote_id is not null;--> statement-breakpoint
CREATE INDEX "supplier_invoice_lines_by_invoice" ON "supplier_invoice_lines" USING btree ("store_id","invoice_id","position");--> statement-breakpoint
CREATE INDEX "supplier_invoice_lines_by_item" ON "supplier_invoice_lines" USING btree ("store_id","purchase_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_invoices_number" ON "supplier_invoices" USING btree ("store_id","invoice_number");--> statement-breakpoint
CREATE INDEX "supplier_invoices_due" ON "supplier_invoices" USING btree ("store_id","due_on");--> statement-breakpoint
CREATE UNIQUE INDEX "duty_watches_once" ON "duty_watches" USING btree ("store_id","hts","country");--> statement-breakpoint
CREATE INDEX "brand_generations_by_kit" ON "brand_generations" USING btree ("store_id","kit_id","created_at");--> statement-breakpoint
CREATE INDEX "brand_generations_chain" ON "brand_generations" USING btree ("store_id","chain_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_kit_versions_in_order" ON "brand_kit_versions" USING btree ("store_id","kit_id","version");--> statement-breakpoint
CREATE INDEX "brand_kits_by_id" ON "brand_kits" USING btree ("id");--> statement-breakpoint
CREATE INDEX "brand_kits_by_time" ON "brand_kits" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "brand_kits_by_change" ON "brand_kits" USING btree ("store_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_waitlist_once" ON "brand_waitlist" USING btree ("store_id","kit_id","email");--> statement-breakpoint
CREATE INDEX "brand_waitlist_by_time" ON "brand_waitlist" USING btree ("store_id","kit_id","joined_at");--> statement-breakpoint
CREATE INDEX "brand_module_requests_by_module" ON "brand_module_requests" USING btree ("store_id","module_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_modules_by_number" ON "brand_modules" USING btree ("store_id","number");--> statement-breakpoint
CREATE INDEX "brand_modules_by_time" ON "brand_modules" USING btree ("store_id","is_archived","created_at");--> statement-breakpoint
CREATE INDEX "gallery_images_by_time" ON "gallery_images" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "gallery_images_of_generation" ON "gallery_images" USING btree ("store_id","generation_id");--> statement-breakpoint
CREATE INDEX "image_generations_by_time" ON "image_generations" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "image_months_of_store" ON "image_months" USING btree ("store_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "ai_ideas_by_number" ON "ai_ideas" USING btree ("store_id","number");--> statement-breakpoint
CREATE INDEX "ai_ideas_by_time" ON "ai_ideas" USING btree ("store_id","state","created_at");--> statement-breakpoint
CREATE INDEX "public_ai_ideas_by_time" ON "public_ai_ideas" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "board_items_by_project" ON "board_items" USING btree ("store_id","project_id","order");--> statement-breakpoint
CREATE INDEX "idea_projects_by_time" ON "idea_projects" USING btree ("store_id","is_archived","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "crowdfunding_plans_current" ON "crowdfunding_plans" USING btree ("store_id") WHERE is_current;--> statement-breakpoint
CREATE INDEX "collaboration_messages_by_thread" ON "collaboration_messages" USING btree ("store_id","thread_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "collaboration_threads_number" ON "collaboration_threads" USING btree ("store_id","collaboration_id","number");--> statement-breakpoint
CREATE INDEX "image_collaborations_by_time" ON "image_collaborations" USING btree ("store_id","is_archived","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "image_collaborations_source" ON "image_collaborations" USING btree ("store_id","source");--> statement-breakpoint
CREATE INDEX "community_designs_by_time" ON "community_designs" USING btree ("published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_design_versions_number" ON "product_design_versions" USING btree ("store_id","design_id","version");--> statement-breakpoint
CREATE INDEX "product_designs_by_time" ON "product_designs" USING btree ("store_id","is_archived","updated_at");--> statement-breakpoint
CREATE INDEX "product_designs_words" ON "product_designs" USING gin (to_tsvector('simple'::regconfig, searchable));--> statement-breakpoint
CREATE INDEX "mockup_tasks_by_template" ON "mockup_tasks" USING btree ("store_id","template_id","created_at");--> statement-breakpoint
CREATE INDEX "product_templates_by_time" ON "product_templates" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "product_templates_by_state" ON "product_templates" USING btree ("store_id","state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_templates_by_external_id" ON "product_templates" USING btree ("store_id","external_product_id");--> statement-breakpoint
CREATE POLICY "sourcing_agent_members_store" ON "sourcing_agent_members" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "sourcing_agent_states_store" ON "sourcing_agent_states" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "tech_pack_checkpoints_store" ON "tech_pack_checkpoints" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "tech_pack_matches_store" ON "tech_pack_matches" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "tech_pack_messages_store" ON "tech_pack_messages" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "tech_packs_store" ON "tech_packs" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "sourcing_goals_store" ON "sourcing_goals" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "sourcing_mail_stops_store" ON "sourcing_mail_stops" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "sourcing_outreach_store" ON "sourcing_outreach" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "sourcing_page_readings_store" ON "sourcing_page_readings" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "project_requests_store" ON "project_requests" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "request_suppliers_store" ON "request_suppliers" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "scripted_quoters_read" ON "scripted_quoters" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "supplier_quotes_store" ON "supplier_quotes" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "my_supplier_events_store" ON "my_supplier_events" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "my_supplier_notes_store" ON "my_supplier_notes" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "my_suppliers_store" ON "my_suppliers" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "supplier_imports_store" ON "supplier_imports" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "expanded_network_suppliers_read" ON "expanded_network_suppliers" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "marketplace_item_pictures_read" ON "marketplace_item_pictures" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "supplier_reviews_store" ON "supplier_reviews" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "marketplace_partners_read" ON "marketplace_partners" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "inbox_settings_store" ON "inbox_settings" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "supplier_conversations_store" ON "supplier_conversations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "supplier_messages_store" ON "supplier_messages" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "purchase_items_store" ON "purchase_items" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "supplier_invoice_lines_store" ON "supplier_invoice_lines" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "supplier_invoices_store" ON "supplier_invoices" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "duty_watches_store" ON "duty_watches" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "brand_generations_store" ON "brand_generations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "brand_kit_versions_store" ON "brand_kit_versions" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "brand_kits_store" ON "brand_kits" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "brand_waitlist_store" ON "brand_waitlist" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "brand_module_requests_store" ON "brand_module_requests" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "brand_modules_store" ON "brand_modules" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "gallery_images_store" ON "gallery_images" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "image_generations_store" ON "image_generations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "image_months_store" ON "image_months" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "ai_ideas_store" ON "ai_ideas" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "public_ai_ideas_read" ON "public_ai_ideas" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "public_ai_ideas_insert" ON "public_ai_ideas" AS PERMISSIVE FOR INSERT TO "brandwright_app" WITH CHECK (owner_store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "public_ai_ideas_update" ON "public_ai_ideas" AS PERMISSIVE FOR UPDATE TO "brandwright_app" USING (owner_store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (owner_store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "public_ai_ideas_delete" ON "public_ai_ideas" AS PERMISSIVE FOR DELETE TO "brandwright_app" USING (owner_store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "board_items_store" ON "board_items" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "idea_projects_store" ON "idea_projects" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "crowdfunding_plans_store" ON "crowdfunding_plans" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "collaboration_messages_store" ON "collaboration_messages" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "collaboration_threads_store" ON "collaboration_threads" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "image_collaborations_store" ON "image_collaborations" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "community_designs_read" ON "community_designs" AS PERMISSIVE FOR SELECT TO "brandwright_app" USING (true);--> statement-breakpoint
CREATE POLICY "product_design_versions_store" ON "product_design_versions" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "product_designs_store" ON "product_designs" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "mockup_tasks_store" ON "mockup_tasks" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);--> statement-breakpoint
CREATE POLICY "product_templates_store" ON "product_templates" AS PERMISSIVE FOR ALL TO "brandwright_app" USING (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid) WITH CHECK (store_id = (nullif(current_setting('app.store_id', true), ''))::uuid);