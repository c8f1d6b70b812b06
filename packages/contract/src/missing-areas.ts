import type { MissingArea } from './missing-area.ts';
import { missingInsight, outsiders } from './missing-insight.ts';
import { operations } from './registry.ts';
import { dataPath } from './store/account/data-export.ts';
import { securityPath, tokensPath } from './store/account/entities.ts';

export type { MissingArea } from './missing-area.ts';

const own = 'my|our';
const shoppers = [
  'customer',
  'customers',
  'shopper',
  'shoppers',
  'buyer',
  'order',
  'orders',
  'refund',
  'wholesale',
];
const plans = 'plan|subscription|membership';
const cardsScreen = { say: 'You add a card under', screen: { label: 'Payments', path: '/payments' } };
const settingsScreen = { label: 'Store settings', path: '/account-info?tab=store' };
const unpaidInvoices = {
  say: 'Here’s what I can show: what you owe, and when it’s due.',
  operation: 'list_supplier_invoices',
  label: 'What you owe suppliers',
};
const cards = 'credit_card|debit_card|payment_card|bank_card|card_on_file|card_details|card_number';
const ways = `${cards}|payment_method|payment_methods|payment_details|payment_info`;
const billing = 'billing_address|billing_details|billing_info|billing_email|billing_name|billing_contact';

const declared: readonly MissingArea[] = [
  {
    area: 'subscriptions',
    part: 'discount codes for the plan',
    missing: 'There are no discount codes for plans.',
    nearest: {
      say: 'Here’s what I can show: what the plans cost, monthly and yearly.',
      operation: 'list_plans',
      label: 'The plans',
    },
    said: [`promo_code|coupon|coupon_code|discount_code on|for|to ${own} ${plans}`],
    alsoNamed: ['plan', 'plans'],
    unless: [...outsiders, ...shoppers, 'crowdfunding', 'campaign'],
  },
  {
    area: 'payments',
    part: 'card numbers in a chat',
    missing:
      'A card number doesn’t belong in a chat, so I took it out of your message. It isn’t kept anywhere.',
    nearest: cardsScreen,
    said: ['card_number_removed'],
    alsoNamed: [],
    unless: [],
    isAlwaysMeant: true,
  },
  {
    area: 'payments',
    part: 'adding a card',
    missing: 'Cards can’t be added or changed in a chat, and please don’t type their numbers here.',
    nearest: cardsScreen,
    said: [
      `add|enter|save|register|attach|put_in|put|set_up|link|store a|an|my|our|the|another|different|new|second new|other|different|debit|credit|second? ${ways}|card|visa|mastercard|amex on|to|in|for? file|brandwright? $`,
      `change|update|replace|renew|edit ${own}|the ${ways}|card|cards $`,
      `${own} credit? card is|has|was|got|expires|expired|ran_out expired|stolen|lost|blocked|new`,
      `${own} credit? card expired|ran_out`,
      `replace .. card on_file $`,
      'new|another card details|number $',
    ],
    alsoNamed: [],
    unless: [
      'thank',
      'gift',
      'business',
      'greeting',
      'stock',
      'default',
      'main',
      'design',
      'loyalty',
      ...shoppers,
    ],
  },
  {
    area: 'payments',
    part: 'beginning a payout',
    missing: 'Payouts can’t be started in a chat.',
    nearest: {
      say: 'Here’s what I can show: the payouts, and what waits for the next.',
      operation: 'list_payouts',
      label: 'Payouts',
    },
    said: [
      'pay|send me|us out|my_money|our_money|what_i_sold|what_we_sold',
      'withdraw|cash_out .. money|balance|sales|earnings',
    ],
    alsoNamed: [],
    unless: [...outsiders],
  },
  {
    area: 'payments',
    part: 'linking a bank account',
    missing: 'A bank account is linked in the bank’s own sign-in, never in a chat.',
    nearest: {
      say: 'Link it under Payments, in Bank and payouts.',
      screen: { label: 'Bank and payouts', path: '/payments?tab=bank' },
    },
    said: [
      `link|connect|add|change|update|attach|hook_up|set_up ${own}|a|the bank|bank_account|checking_account $`,
    ],
    alsoNamed: [],
    unless: ['supplier', 'customer', 'wants', 'asked', 'asks', 'legit', 'scam', 'safe', 'changed', 'says'],
  },
  {
    area: 'payments',
    part: 'bank accounts and wires',
    missing: 'Brandwright pays with cards and the wallet. Bank accounts and wire transfers aren’t in it yet.',
    nearest: {
      say: 'Here’s what I can show: the cards on file.',
      operation: 'list_cards',
      label: 'Cards on file',
    },
    said: [
      `link|connect|add|attach|hook_up|set_up ${own}|a|the? paypal $`,
      '^ pay|settle|send|transfer .. by|via|with|per|through|from a|an|the|my|our? wire|wire_transfer|bank_transfer|bank|bank_account|ach|sepa|iban|venmo|cash|check|cheque|crypto|bitcoin|apple_pay|alipay|letter_of_credit',
      '^ wire|transfer .. money|funds|dollars|usd|payment|deposit|balance|amount|to',
    ],
    alsoNamed: [],
    unless: [
      'wants',
      'asked',
      'asks',
      'legit',
      'scam',
      'safe',
      'changed',
      'says',
      'terms',
      'duty',
      'customer',
    ],
  },
  {
    area: 'payments',
    part: 'paying later',
    missing: 'Payments can’t be scheduled yet: they’re made when you say yes.',
    nearest: unpaidInvoices,
    said: [
      'schedule|automate|set_up a|the|an|my|our? payment|payments|autopay|auto-pay|automatic_payment|automatic_payments|standing_order',
      'turn_on|use|enable autopay|auto-pay|automatic_payments',
      "^ pay|settle .. .. automatically|every_month|each_month|when_due|when_it_is_due|when_it's_due|on_the_due_date",
      '^ pay|settle .. .. tomorrow|later|next_week|next_month|next_monday|on_monday|on_tuesday|on_wednesday|on_thursday|on_friday|on_saturday|on_sunday|in_a_week|in_two_days !',
      '^ pay|settle .. .. in installments|instalments',
    ],
    alsoNamed: [],
    unless: ['customer', 'shopper', 'terms', 'supplier_says'],
  },
  {
    area: 'payments',
    part: 'taking payments back',
    missing: 'A payment to a supplier can’t be taken back here. Only the supplier can refund it.',
    nearest: {
      say: 'Here’s what I can show: what you paid, and what became of it.',
      operation: 'list_payments',
      label: 'Payments',
    },
    said: [
      'refund|reverse|cancel|dispute|charge_back|chargeback|take_back|stop|undo my|our|the|that|this|a last|supplier|declined? payment|payments|charge $',
      'get|want|need my|our money back from',
      '^ refund|reverse my|our|the? deposit|invoice|balance',
    ],
    alsoNamed: [],
    unless: ['customer', 'customers', 'shopper', 'buyer', 'order', 'orders', 'wholesale'],
  },
  {
    area: 'payments',
    part: 'billing details',
    missing: 'Billing addresses and billing emails aren’t in Brandwright yet.',
    nearest: {
      say: 'Here’s what I can show: what was billed for your plan.',
      operation: 'list_plan_invoices',
      label: 'Plan invoices',
    },
    said: [`change|update|fix|add|enter ${own}|the|a? ${billing} $`],
    alsoNamed: [],
    unless: [...outsiders, ...shoppers, 'freight', 'duty', 'shipping'],
  },
  {
    area: 'store',
    part: 'bank details in a chat',
    missing: 'Bank details are shown and changed on a screen, never in a chat.',
    nearest: { say: 'You’ll find them under', screen: settingsScreen },
    said: [
      `show|see|read|tell|what|what's|whats|which|give me|is|are? ${own}|the bank details|info|information|account_number|routing_number $`,
      `add|enter|change|update|edit|set|save|replace ${own}|the? bank details|info|information|account_number|routing_number`,
    ],
    alsoNamed: [],
    unless: ['supplier', 'suppliers', 'customer', 'legit', 'scam', 'safe', 'says', 'asks'],
  },
  {
    area: 'common',
    part: 'a Slack webhook in a chat',
    missing: 'A Slack webhook is a secret, so it’s entered on a screen, never in a chat.',
    nearest: { say: 'You can add it under', screen: settingsScreen },
    said: [
      `add|connect|link|enter|save|set|set_up|change|update|replace|remove|delete|disconnect|hook_up|integrate ${own}|the|a|an|us|new? slack webhook|hook|integration|account|workspace? $`,
      `connect|hook_up|link|integrate us|brandwright|the_store|my_store|our_store to|with ${own}|the? slack $`,
    ],
    alsoNamed: [],
    unless: ['test', 'message', 'post', 'send'],
  },
  {
    area: 'catalog',
    part: 'shop tokens in a chat',
    missing:
      'A shop’s token doesn’t belong in a chat, so I took it out of your message. It isn’t kept anywhere.',
    nearest: {
      say: 'You enter it under',
      screen: { label: 'Connect Shopify', path: '/fulfillment-services/connect-shopify' },
    },
    said: ['shop_token_removed'],
    alsoNamed: [],
    unless: [],
    isAlwaysMeant: true,
  },
  {
    area: 'catalog',
    part: 'shops on other platforms',
    missing: 'Only Shopify, WooCommerce and BigCommerce shops can be connected so far.',
    nearest: {
      say: 'Here’s what I can show: the shop that is connected.',
      operation: 'get_shop_connection',
      label: 'Connected shop',
    },
    said: [
      `connect|link|hook_up|integrate|set_up|sync ${own}|the|a|an? etsy|squarespace|wix|magento|amazon|ebay|prestashop`,
      `import|pull|bring .. from ${own}|the|an? etsy|squarespace|wix|magento|ebay|prestashop`,
    ],
    alsoNamed: [],
    unless: [...outsiders, 'order', 'orders', 'csv', 'file'],
  },
  {
    area: 'store',
    part: 'passwords in a chat',
    missing: 'A password doesn’t belong in a chat, so please don’t type one here.',
    nearest: { say: 'You can change it under', screen: { label: 'Security', path: securityPath } },
    said: [
      `change|reset|update|set|replace|renew|forgot|forget|forgotten|lost|remember my|our|the|a|own|login|account? login|account|own? new? password|passwords $`,
      `need|want|get|have a|another|different new? password $`,
      `my|our login|account|brandwright? password is|was|should_be|expired|leaked|got`,
    ],
    alsoNamed: [],
    unless: [
      'storefront',
      'shop',
      'wholesale',
      'wifi',
      'protect',
      'protected',
      'customer',
      'customers',
      'supplier',
    ],
  },
  {
    area: 'store',
    part: 'deleting the store in a chat',
    missing: 'Deleting a store needs your password, so it’s done on a screen, never in a chat.',
    nearest: { say: 'You’ll find it under', screen: { label: 'Data', path: dataPath } },
    said: [
      `delete|erase|remove|close|shut_down|terminate|destroy|wipe my|our|the|this|whole|entire|all_of? store|shop|account|business|workspace $`,
      `get_rid_of|close_down my|our|the|this store|account|workspace $`,
      `delete|erase|wipe everything $`,
      `want|like|how|can .. delete|close|erase my|our|the|this whole|entire? store|account|workspace`,
    ],
    alsoNamed: [],
    unless: [
      ...['not', 'don’t', 'dont', "don't", 'won’t', 'never', 'stop', 'cancel', 'keep', 'undo', 'when', 'if'],
      ...[
        'credit',
        'bank',
        'token',
        'connection',
        'shopify',
        'woocommerce',
        'bigcommerce',
        'slack',
        'customer',
      ],
    ],
  },
  {
    area: 'store',
    part: 'an email address in a chat',
    missing: 'Changing the address you log in with needs your password, so it’s done on a screen.',
    nearest: { say: 'You’ll find it under', screen: { label: 'Profile', path: '/account-info' } },
    said: [
      `change|update|replace|switch|set|correct my own|login|log-in|personal|account? email|email_address|e-mail|mail_address|login $`,
      `change|update|replace|switch|set my own|login|personal|account? email|email_address|e-mail to`,
      `log_in|login|sign_in with|under|using a|another|different|new|other email|address|email_address`,
    ],
    alsoNamed: [],
    unless: [
      'support',
      'store',
      'shop',
      'customer',
      'customers',
      'supplier',
      'billing',
      'template',
      'signature',
    ],
  },
  {
    area: 'store',
    part: 'API tokens in a chat',
    missing: 'A token is a secret, so it’s never created or shown in a chat.',
    nearest: {
      say: 'You can create and revoke tokens under',
      screen: { label: 'API and MCP', path: tokensPath },
    },
    said: [
      `make|create|generate|issue|give|get|mint|need|want|add me|us? a|an|another|one|the|my? new? api|mcp token|key|tokens|keys $`,
      `make|create|generate|issue|give|get|mint|need|want|add me|us? a|an|another|my? new? api_token|api_key|api-token|api-key|access_token $`,
      `revoke|delete|remove|kill|rotate|renew|regenerate .. api_token|api_tokens|api_key|api_keys`,
    ],
    alsoNamed: [],
    unless: [
      'openai',
      'shopify',
      'woocommerce',
      'bigcommerce',
      'shop',
      'model',
      'stripe',
      'twilio',
      'printful',
      'enter',
    ],
  },
  ...missingInsight,
];

/** The areas that are still missing. */
export const missingAreas: readonly MissingArea[] = declared.filter(
  ({ area, part }) => part !== undefined || !operations.some((operation) => operation.area === area),
);
