import { all, any, atLeast, has, includes, inside, is, isNot, type ShownRecord } from './conditions.ts';
import { insightSteps } from './insight-steps.ts';
import type { NextSteps } from './next-step.ts';
import { warehouseSteps } from './warehouse-steps.ts';

const isDraft = is('state', 'DRAFT');
const isNotStarted = all(is('productionStatus', 'OUTSTANDING'), is('cancelStatus', 'NONE'));
const hasReviews = atLeast('reviewCount', 1);
const isFinishedIdea = all(isDraft, is('result', 'SUCCESS'));
/** Imported suppliers have no profile in the marketplace, and a saved item is no supplier. */
const hasProfile = all(
  (record) => record['hasProfile'] !== false && record['source'] !== 'IMPORT' && record['kind'] !== 'ITEM',
  (record) => !('isMine' in record) && !('outreachId' in record),
);
const countryOf = ({ country }: ShownRecord) => ({ country });

/**
 * The sentences of next steps, by the operation that they call. An operation without one is never suggested: what
 * needs words of the founder's own (a note, a price, a new name) cannot be pressed.
 */
export const nextSteps: NextSteps = {
  // Connected shop
  get_shop_connection: { say: 'Is my shop connected?' },
  list_shop_products: { say: 'Which products does my connected shop have?' },
  get_shop_order_sync: { say: 'When did orders last come in from my shop?' },

  // Brand kits
  list_brand_kits: { say: 'Show my brand kits' },
  list_example_brand_kits: { say: 'Show me example brand kits' },
  get_brand_kit: { say: 'Open {name|kitName|brandName}' },
  show_brand_idea: {
    say: 'Show me the brand idea for {name}',
    when: inside('brandIdeas', atLeast('generations', 1)),
  },
  list_brand_kit_versions: { say: 'Show the version history of {name|kitName}', when: atLeast('version', 2) },
  compare_brand_kit_versions: {
    say: 'Compare {kitName} with the version before',
    when: atLeast('versions', 2),
  },
  get_brand_colors: {
    say: 'What are the color codes of {name|kitName}?',
    when: any(has('idea'), inside('brandIdeas', has('selectedUuid'))),
  },
  export_brand_mark: { say: 'Download the {brandName} logo' },
  get_brand_kit_pdf: {
    say: 'Download {name} as a PDF',
    when: inside('completeness', has('whole')),
  },
  publish_waitlist_site: {
    say: 'Publish the waitlist page of {name|kitName}',
    when: is('isWaitlistSitePublished', false),
  },
  unpublish_waitlist_site: {
    say: 'Take down the waitlist page of {name|kitName}',
    when: is('isWaitlistSitePublished', true),
  },
  export_waitlist: { say: 'Export the waitlist of {kitName}', when: atLeast('total', 1) },
  list_brand_modules: { say: 'List my brand modules' },
  get_brand_module: { say: 'Open {title}' },
  archive_brand_module: { say: 'Archive {title}', when: is('isArchived', false) },

  // The partner
  list_assistants: { say: 'Which assistants do I have?' },
  get_assistant: { say: 'Show {name|assistantName}' },
  list_assistant_runs: { say: 'What has {name|assistantName} found lately?' },
  run_assistant_now: { say: 'Run {name|assistantName} now' },
  set_assistant_active: [
    { say: 'Pause {name}', when: is('isActive', true), input: { isActive: false } },
    { say: 'Resume {name}', when: is('isActive', false), input: { isActive: true } },
  ],
  list_documents: { say: 'Show my brand documents' },
  get_document: { say: 'Open {title|documentTitle}' },
  retry_document: { say: 'Try reading {title} again', when: is('status', 'FAILED') },
  remove_document: { say: 'Remove {title} from the vault', when: is('status', 'READY') },
  list_facts: { say: 'What do you remember about us?' },
  forget_fact: { say: 'Forget this: {text}' },
  find_local_models: { say: 'Which local language models do I have?' },
  get_partner_model: { say: 'Which language model are you running on?' },
  archive_conversation: { say: 'Archive “{title}”', when: is('isArchived', false) },
  export_conversation: { say: 'Export “{title}”' },

  // Design
  list_designs: { say: 'Show my designs' },
  list_design_templates: { say: 'Which products can I design on?' },
  get_design: { say: 'Open {name}' },
  render_design: { say: 'Download {name} as a picture' },
  estimate_design_cost: { say: 'What would {name} cost to make?', when: has('templateKey') },
  find_products_for_design: { say: 'Which catalog products match {name}?' },
  request_design_quote: {
    say: 'Request quotes for {name}',
    about: 'design',
    when: all(is('isArchived', false), is('isCommunity', false)),
  },
  make_design_tech_pack: { say: 'Turn {name} into a sourcing brief' },
  generate_design_pictures: { say: 'Draw pictures of {name}' },
  restore_design: { say: 'Restore {name}', when: is('isArchived', true) },
  list_idea_projects: { say: 'Show my idea boards' },
  get_idea_project: { say: 'Open the {projectTitle|title} board' },
  archive_idea_project: { say: 'Archive the {title} board', when: is('isArchived', false) },
  restore_idea_project: { say: 'Restore the {title} board', when: is('isArchived', true) },
  list_image_collaborations: { say: 'Which pictures are in review?' },
  get_image_collaboration: { say: 'Show the comments on {title|collaborationTitle}' },
  resolve_collaboration_thread: {
    say: 'Resolve the comment “{preview}”',
    when: is('isResolved', false),
    input: { isResolved: true },
  },
  list_ai_ideas: { say: 'Show my AI ideas' },
  list_public_ai_ideas: { say: 'Show me public AI ideas' },
  get_ai_idea: { say: 'Open the AI idea {title}', when: is('result', 'SUCCESS') },
  create_ai_product: { say: 'Suggest another product for {title}', when: isFinishedIdea },
  update_ai_idea: {
    say: 'Make {title} public',
    when: all(isFinishedIdea, is('isPublic', false)),
    input: { visibility: 'PUBLIC' },
  },
  submit_ai_idea: {
    say: 'Submit {title} to the product team',
    when: all(isFinishedIdea, atLeast('selectedProductIds', 1)),
  },
  list_images: { say: 'Show my image gallery' },
  watermark_image: { say: 'Put our watermark on {title}' },
  remove_image: { say: 'Remove {title} from the gallery' },
  get_image_credits: { say: 'How many image credits are left?' },
  get_crowdfunding_plan: { say: 'Show my crowdfunding plan' },
  send_crowdfunding_email: { say: 'Email me the crowdfunding plan' },

  // Today and sales
  list_feed: { say: 'What should I look at today?' },
  // What was dismissed or snoozed is no item of the feed any more.
  snooze_feed_item: {
    say: 'Remind me tomorrow: {title}',
    when: has('urgency'),
    input: { lasting: 'ONE_DAY' },
  },
  dismiss_feed_item: { say: 'Dismiss “{title}”', when: has('urgency') },
  get_sales_stats: { say: 'How much have I sold?' },
  list_order_origins: { say: 'Where do my orders come from?' },

  // Inbox
  list_supplier_conversations: { say: 'Show my inbox' },
  get_supplier_conversation: { say: 'Open the thread with {supplierName}' },
  list_conversation_attachments: { say: 'Show the files from {supplierName}' },
  summarize_conversation: { say: 'Summarize the thread with {supplierName}' },
  list_promises: { say: 'What has {supplierName} promised?' },
  draft_reply: { say: 'Draft a reply to {supplierName}' },
  check_conversation_safety: { say: 'Check the thread with {supplierName} for scams' },
  archive_supplier_conversation: {
    say: 'Archive the thread with {supplierName}',
    when: is('isArchived', false),
  },
  unarchive_supplier_conversation: {
    say: 'Move the thread with {supplierName} back to the inbox',
    when: is('isArchived', true),
  },
  mark_conversation_read: { say: 'Mark the thread with {supplierName} as read', when: is('isUnread', true) },
  mark_conversation_unread: {
    say: 'Mark the thread with {supplierName} as unread',
    when: is('isUnread', false),
  },
  get_conversation_goal: { say: 'What is my goal with {supplierName}?' },
  delete_conversation_goal: { say: 'Remove my goal with {supplierName}', when: has('goal') },
  get_inbox_notifications: { say: 'How am I notified when a supplier writes?' },

  // Orders
  list_orders: { say: 'Show my outstanding orders', input: { tab: 'OUTSTANDING' } },
  get_order: { say: 'Show order #{orderNumber}' },
  list_order_refunds: { say: 'Show the refunds of order #{orderNumber}', when: atLeast('refundedMinor', 1) },
  list_store_credits: { say: 'Show the store credits' },
  get_store_credit: { say: 'Show {code}', about: 'store_credit' },
  list_customers: { say: 'Show my repeat customers', input: { filter: 'REPEAT' } },
  get_customer: { say: 'Show the customer {name}', about: 'customer', when: atLeast('orderCount', 1) },
  get_order_tracking: { say: 'Where is order #{orderNumber}?', when: isNot('fulfillmentStatus', 'NONE') },
  recreate_shipment: { say: 'Reship order #{orderNumber}', when: isNot('fulfillmentStatus', 'NONE') },
  change_order_status: [
    {
      say: 'Put order #{orderNumber} on hold',
      when: isNotStarted,
      input: { productionStatus: 'ON_HOLD' },
    },
    {
      say: 'Take order #{orderNumber} off hold',
      when: all(is('productionStatus', 'ON_HOLD'), is('cancelStatus', 'NONE')),
      input: { productionStatus: 'OUTSTANDING' },
    },
  ],
  cancel_order: { say: 'Cancel order #{orderNumber}', when: isNotStarted },
  change_shipping_method: {
    say: 'Ship order #{orderNumber} overnight',
    when: all(isNotStarted, isNot('shippingMethod', 'OVERNIGHT')),
    input: { shippingMethod: 'OVERNIGHT' },
  },
  list_order_status_history: { say: 'Show the status history of order #{orderNumber}' },
  list_order_notes: { say: 'Show the notes on order #{orderNumber}' },
  set_order_note: {
    say: 'Clear the pinned note on order #{orderNumber}',
    when: has('note'),
    input: { note: '' },
  },
  list_order_rules: { say: 'Show my order rules' },
  list_order_rule_actions: { say: 'What can an order rule do?' },
  list_order_rule_runs: { say: 'What has the rule {name} done?' },
  try_order_rule: { say: 'Try the rule {name} on the last 30 days', when: is('enabled', false) },
  create_order_rule: {
    say: 'Create this rule',
    when: all(is('id', null), atLeast('total', 1), has('conditions')),
    input: ({ conditions, actions }) => ({ ...Object(conditions), ...Object(actions) }),
  },
  set_order_rule_enabled: [
    { say: 'Turn off the rule {name}', when: is('enabled', true), input: { enabled: false } },
    { say: 'Turn on the rule {name}', when: is('enabled', false), input: { enabled: true } },
  ],
  list_inventory_counts: { say: 'Do I have enough stock for the open orders?' },
  get_order_export: { say: 'Is the export ready?' },

  ...insightSteps,
  ...warehouseSteps,

  // Print on demand
  list_product_templates: { say: 'Show my print-on-demand templates' },
  list_blank_products: { say: 'Which blanks can I print on?' },
  list_blank_categories: { say: 'What kinds of products can you print on demand?' },
  get_blank_product: { say: 'Tell me about the {title} blank' },
  create_product_template: {
    say: 'Start a template on the {productTitle|title} blank',
    about: 'blank_product',
  },
  get_product_template: { say: 'Open the {title} template' },
  get_template_prices: { say: 'What do I make on the {title}?', when: has('retailPriceMinor') },
  create_mockup_task: { say: 'Make mockups of the {title}', when: atLeast('printedOn', 1) },
  publish_product_template: {
    say: 'Publish the {title}',
    when: all(isDraft, has('retailPriceMinor'), atLeast('printedOn', 1), is('mockupResult', 'SUCCESS')),
  },
  unpublish_product_template: { say: 'Move the {title} back to draft', when: is('state', 'READY') },
  archive_product_template: { say: 'Archive the {title} template', when: isDraft },

  // Purchasing
  list_purchase_items: { say: 'Show my purchase orders' },
  get_purchase_item: { say: 'Open the purchase order for {title}' },
  list_supplier_invoices: { say: 'Show my supplier invoices' },
  get_supplier_invoice: { say: 'Open invoice {invoiceNumber}' },
  get_cart: { say: 'Show my cart' },
  check_out: { say: 'Check out', when: any(atLeast('items', 1), inside('cart', atLeast('items', 1))) },
  add_to_cart: [
    {
      say: 'Order a sample of {title}',
      about: 'catalog_item',
      when: has('samplePriceMinor'),
      input: { orderType: 'SAMPLES' },
    },
    { say: 'Put {title} in the cart', about: 'purchase_item', when: is('status', 'NOT_PURCHASED') },
  ],
  remove_from_cart: { say: 'Take {title} out of the cart', when: is('status', 'IN_SHOPPING_CART') },
  pay_invoice: {
    say: 'Pay invoice {invoiceNumber}',
    when: any(is('status', 'DUE'), is('status', 'OVERDUE')),
  },
  calc_financing_fee: {
    say: 'What would it cost to pay invoice {invoiceNumber} later?',
    when: any(is('status', 'DUE'), is('status', 'OVERDUE')),
  },
  pay_purchase_order: [
    {
      say: 'Pay the deposit on {title}',
      when: includes('nextSteps', 'PAY_DEPOSIT'),
      input: { part: 'DEPOSIT' },
    },
    {
      say: 'Pay the balance on {title}',
      when: includes('nextSteps', 'PAY_BALANCE'),
      input: { part: 'BALANCE' },
    },
  ],
  receive_purchase: { say: 'Receive {title} into stock', when: includes('nextSteps', 'RECEIVE') },
  archive_purchase_item: {
    say: 'Archive the purchase order for {title}',
    when: all(is('isArchived', false), any(is('status', 'SHIPPED'), is('status', 'CANCELED'))),
  },

  // Payments
  list_cards: { say: 'Which cards do I have on file?' },
  list_plans: { say: 'Compare your plans' },
  get_subscription: { say: 'When does my plan renew?' },
  list_plan_invoices: { say: 'Show my Brandwright invoices' },
  list_account_credits: { say: 'How much account credit do we have?' },
  get_plan_invoice_pdf: { say: 'Send me the PDF of my last Brandwright invoice', when: atLeast('total', 1) },
  set_default_card: { say: 'Make {name} my default card', when: is('isDefault', false) },
  list_support_tickets: { say: 'Show my support tickets' },
  get_support_ticket: { say: 'What did support say on {handle}?', about: 'support_ticket' },
  close_support_ticket: {
    say: 'Close ticket {handle}',
    about: 'support_ticket',
    when: is('status', 'ANSWERED'),
  },
  list_receivings: { say: 'Show my receivings' },
  get_receiving: { say: 'Open receiving {sn}', about: 'receiving' },
  receive_receiving: {
    say: 'Count receiving {sn}, all of it arrived',
    about: 'receiving',
    when: is('status', 'IN_QUEUE'),
  },
  list_bookings: { say: 'Show my bookings' },
  list_freight_bookings: { say: 'Show my freight bookings' },
  get_booking: { say: 'Open booking {handle}', about: 'booking' },
  cancel_booking: {
    say: 'Cancel booking {handle}',
    about: 'booking',
    when: any(is('status', 'REQUESTED'), is('status', 'CONFIRMED')),
  },
  list_payments: { say: 'Show my payments' },
  get_payment: { say: 'Show the payment for {description}' },
  list_ledger_entries: { say: 'Show me the books' },
  list_stock_places: { say: 'Where do I keep stock?' },
  list_bank_accounts: { say: 'Which bank account do my payouts go to?' },
  list_payouts: { say: 'Show my payouts' },
  get_payout: { say: 'Where is my last payout?' },

  // Sourcing
  search_suppliers: { say: 'Show suppliers in {name}', about: 'category' },
  search_catalog_items: [
    { say: 'Show products in {name}', about: 'category', when: has('categoryId') },
    { say: 'Show more products in {categoryName}', about: 'category' },
    { say: 'Show the products of {name}', about: 'supplier', when: has('categoryNames') },
  ],
  get_supplier: { say: 'Show the profile of {supplierName|name}', when: hasProfile },
  get_suppliers: { say: 'Compare {name}', takesTwo: true },
  list_supplier_countries: { say: 'Which countries do you have suppliers in?' },
  list_similar_suppliers: { say: 'Show suppliers like {name}' },
  list_supplier_reviews: { say: 'Show the reviews of {name|supplierName}', when: hasReviews },
  get_review_summary: { say: 'How is {name|supplierName} rated?', when: hasReviews },
  get_catalog_item: [{ say: 'Open {title}' }, { say: 'Open {name}', when: is('kind', 'ITEM') }],
  list_similar_items: { say: 'Show me products like {title}' },
  add_favorite: [
    { say: 'Save {title} to my favorites', about: 'catalog_item', when: is('isFavorite', false) },
    { say: 'Save {name} to my favorites', about: 'supplier', when: is('isFavorite', false) },
  ],
  remove_favorite: { say: 'Remove {name} from my favorites', about: 'favorite' },
  list_favorites: { say: 'Show my favorites' },
  list_categories: { say: 'Which categories can I source?' },
  list_my_suppliers: { say: 'Who are my suppliers?' },
  get_my_supplier: { say: 'Show my notes on {name|supplierName}' },
  add_my_supplier: { say: 'Add {name} to my suppliers', when: (record) => record['isMine'] !== true },
  remove_my_supplier: { say: 'Remove {name} from my suppliers' },
  list_my_reviews: { say: 'Which reviews have I written?' },
  count_sourcing_agent_members: { say: 'How many sourcing agent members are there?' },

  // From a brief to a quote
  list_tech_packs: { say: 'Show my earlier briefs' },
  get_tech_pack: { say: 'Show the brief for {title}' },
  get_tech_pack_history: { say: 'How did the brief for {title} change?', when: atLeast('version', 2) },
  duplicate_tech_pack: { say: 'Duplicate the brief for {title}' },
  restore_tech_pack: {
    say: 'Go back to the first version of {title}',
    when: any(atLeast('checkpoints', 2), atLeast('version', 2)),
    input: { version: 1 },
  },
  match_factories: { say: 'Match factories to {title}' },
  list_factory_matches: { say: 'Show the factories matched to {title}', when: has('matchedAt') },
  compare_factory_matches: { say: 'Compare the best matches for {title}', when: atLeast('rows', 2) },
  list_outreach: { say: 'Which factories did I contact?' },
  list_project_requests: { say: 'Show my requests' },
  get_project_request: { say: 'Open the request for {title}' },
  compare_quotes: { say: 'Compare the quotes on {title}', when: atLeast('quoteCount', 1) },
  accept_quote: { say: 'Accept the cheapest quote on {title}', when: has('cheapestQuoteId') },
  close_project_request: {
    say: 'Cancel the request for {title}',
    when: any(is('status', 'SUBMITTED'), is('status', 'QUOTED')),
  },
  duplicate_project_request: { say: 'Duplicate the request for {title}' },
  submit_project_request: {
    say: 'Send the request for {title} to suppliers',
    when: all(is('status', 'DRAFT'), has('quantity'), has('neededBy')),
  },
  update_project_request: {
    say: 'Ask for a sample of {title}',
    when: all(is('status', 'DRAFT'), is('wantsSample', false)),
    input: { wantsSample: true },
  },

  // Your store
  get_store: { say: 'What plan am I on?' },
  list_team: { say: 'Who is on the team?' },
  list_team_invites: { say: 'Which team invites are still open?' },
  list_roles: { say: 'What can each role do?' },

  // Tariffs
  look_up_tariff: [
    { say: 'What is the duty on {name} from {countryName}?', about: 'tariff_line', input: countryOf },
    {
      say: 'What is the duty on HTS {htsCandidate} from {supplier.countryName}?',
      input: ({ htsCandidate, supplierCountry }) => ({ hts: htsCandidate, country: supplierCountry }),
    },
  ],
  compare_tariffs: {
    say: 'Compare the duty on HTS {hts} from China and Vietnam',
    input: { countries: ['CN', 'VN'] },
  },
  list_duty_watches: { say: 'Which duties am I watching?' },
  watch_duty: { say: 'Watch the duty on {name} from {countryName}', about: 'tariff_line', input: countryOf },
  stop_duty_watch: { say: 'Stop watching the duty on {name} from {countryName}', about: 'duty_watch' },
};
