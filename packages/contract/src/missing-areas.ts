import type { Area } from './kernel/operation.ts';
import { operations } from './registry.ts';

/**
 * An area of the specification that no operation serves yet, and how people ask for it: what the partner answers with an honest
 * no in place of a guess. It is passed over as soon as the area has an operation, and is then to be deleted.
 */
export interface MissingArea {
  area: Area;
  /** Says in a sentence what cannot be done yet. */
  missing: string;
  /** The nearest that there is: an operation to offer as a button, or a screen. Its sentence follows the one above. */
  nearest:
    | { say: string; operation: string; label: string }
    | { say: string; screen: { label: string; path: string } };
  /**
   * Phrases, in words that are all to be said in this order: `a|b` either, `?` may be left out, `_` a space within one, `..` up to
   * four words of any kind, `$` the end of what is named (nothing that it only describes follows), `^` the beginning of the sentence, `!` its end.
   */
  said: readonly string[];
  /** What goes by the same name elsewhere: the one in view is meant before this one. */
  alsoNamed: readonly string[];
  /** Words that say that something else is meant. */
  unless: readonly string[];
}

const own = 'my|our';
const here = 'my|our|the|this';
const outsiders = [
  'supplier',
  'suppliers',
  'factory',
  'factories',
  'maker',
  'makers',
  'manufacturer',
  'vendor',
];
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
const tiers = 'free|beginner|scaling|professional|pro|business|essentials';
const people =
  'teammate|teammates|team_mate|team_mates|team_member|team_members|coworker|coworkers|co-worker|co-workers';
const levels = 'viewer|member|admin|administrator|owner|co-owner';
const cards = 'credit_card|debit_card|payment_card|bank_card|card_on_file|card_details|card_number';
const ways = `${cards}|payment_method|payment_methods|payment_details|payment_info`;
const billing =
  'billing|billing_address|billing_details|billing_info|billing_email|billing_history|billing_settings|billing_page';

const declared: readonly MissingArea[] = [
  {
    area: 'team',
    missing: 'Your team’s members, roles and invitations aren’t in Brandwright yet.',
    nearest: {
      say: 'Here’s what I can show: your own role.',
      operation: 'get_store',
      label: 'Your role and the store’s profile',
    },
    said: [
      `who|who's|whos|who_all|how_many_people is|are|else? is|are? on|in ${here} team $`,
      `who else? has|have|gets|got access to ${here} store|shop|account|workspace $`,
      'who else? can log_in|login|sign_in|get_in here|to? $',
      `invite|add|bring|get .. to|on|onto|into ${here} team $`,
      `invite|add|onboard .. as a|an|our? ${levels}|teammate $`,
      `make|promote .. a|an|to? viewer|admin|administrator|team_member|co-owner $`,
      'change|update|set|edit|raise|lower .. role|permissions|rights $',
      `give|grant .. access to ${here} store|shop|account|workspace $`,
      'give|grant .. access|a_login|an_account !',
      'revoke|take_away|cut_off|remove|block .. access|login|log-in !',
      `remove|kick|take|delete|drop|boot .. from|off|out_of ${here} team $`,
      `add|invite|get|bring a|an|another|one|two|three|new|more? more|new? ${people}|user|users $`,
      `how_many ${people}|users|team_seats|user_seats`,
      'how_many seats do|can|did|have we|i have|add|use|got? left? !',
      `invite|invites|invitation|invitations for|to|on ${here} team $`,
      'can|could|does|do .. get|have|need a|an|their|his|her? login|account|access !',
      'add|invite my|our|a|an cofounder|co-founder|bookkeeper|accountant|employee|intern !',
      `list|show|see|open|get|who_are me? ${here} ${people}|team_list|team_page|users !`,
      `show|see|list me? ${own} team !`,
      'team invite|invites|invitation|invitations|roles|settings|permissions|accounts|seats $',
    ],
    alsoNamed: [],
    unless: [...outsiders, ...shoppers, 'quote', 'review', 'picture', 'board', 'collaboration', 'partner'],
  },
  {
    area: 'subscriptions',
    missing: 'Plan prices, and changing, pausing or canceling your plan, aren’t in Brandwright yet.',
    nearest: {
      say: 'Here’s what I can show: which plan your store is on.',
      operation: 'get_store',
      label: 'Which plan the store is on',
    },
    said: [
      `upgrade|downgrade|cancel|pause|resume|renew|stop|end|change|switch|reactivate|restart|get_rid_of|manage ${own} brandwright? ${plans}|account|tier $`,
      `upgrade|downgrade|cancel|pause|resume|renew|manage the|this? brandwright ${plans}|account $`,
      `upgrade|downgrade|move|switch|put|change me|us|my_account|our_account|the_store|my_store? to|onto|on the|a? ${tiers} plan|tier|version|one? $`,
      `upgrade|downgrade me|us|my_account|our_account !`,
      `switch|move|put|change me|us|my_account|our_account to|onto|on .. plan|tier $`,
      `what|how_much do|does|is|would|will|did ${own} ${plans} cost|costs|run|come_to`,
      `how_much|how_expensive is|are|for ${own} ${plans} $`,
      `what|what's|whats|how_much is|does|do|would|are? in|for? the|a|an? ${tiers} plan|plans|tier|membership`,
      `price|cost|costs|fee|fees of|for|on ${own}|a|the ${tiers}? ${plans} $`,
      `when does|do|will|is|are ${own} ${plans}|trial renew|renews|renewed|end|ends|expire|expires|run_out|due|up|over`,
      'what|which|any|other|bigger|cheaper plans do|are you|there have|offer|available? !',
      'compare|show|see me|us? your|the|all? pricing|plans !',
      `what|how_much do|am|are|would i|we pay|paying you|brandwright|for_this|for_brandwright|for_you`,
      'buy|purchase|top_up|get|add|order more|extra|additional|another .. ai_credits|credits $',
      `discount|promo_code|coupon|coupon_code on|for|to ${own} ${plans}`,
    ],
    alsoNamed: ['plan', 'plans'],
    unless: [
      ...outsiders,
      ...shoppers,
      'crowdfunding',
      'crowdfund',
      'campaign',
      'launch',
      'reward',
      'backers',
    ],
  },
  {
    area: 'payments',
    missing: 'Cards, billing, payouts and Brandwright’s own charges aren’t in Brandwright yet.',
    nearest: {
      say: 'What you owe suppliers is under',
      screen: { label: 'Invoices', path: '/inbox/needs-payment' },
    },
    said: [
      `change|update|replace|remove|delete|add|use|swap|edit|enter|save|set|switch|charge a|an|my|our|the|another|different|new|default? new|other|default|saved? ${ways}|visa|mastercard|amex $`,
      `change|update|replace|remove|swap ${own} card|cards $`,
      `${own} credit? card is|has|was|got|expires|expired|ran_out|declined`,
      'what|which|whose card|cards do|is|are|did .. on_file|charge|charged|saved|use|using',
      `${here} ${ways} $`,
      `show|open|see|change|update|fix|where_is|where's|what's|go_to|take_me_to me? ${own}|the? ${billing} $`,
      `${own} ${billing} $`,
      `invoice|invoices|receipt|receipts|bill|bills from|for|of|by brandwright|you $`,
      `invoice|invoices|receipt|receipts|bill|bills for|of|from ${own} ${plans} $`,
      `brandwright invoice|invoices|receipt|receipts|bill|bills $`,
      'why|when|how_much|what was|were|am|are|did|will|have|has|do i|we|you been|be|get|next? charged|billed|charge|bill me|us|twice|again|next|for_this|by_you|by_brandwright',
      'what you charged|billed|charge|bill me|us',
      `link|connect|add|change|update|attach|remove|hook_up ${own}|a|the bank|bank_account|checking_account $`,
      `when is|are|do|does|will|how_much|what_is|what's|where|where_is|where's .. ${here}|i|we|next|last payout|payouts`,
      `show|list|see|get me? ${here}|all? payout|payouts $`,
    ],
    alsoNamed: ['card', 'cards'],
    unless: [
      ...outsiders,
      ...shoppers,
      'freight',
      'duty',
      'shipping',
      'thank',
      'gift',
      'business',
      'greeting',
      'stock',
    ],
  },
  {
    area: 'payments',
    missing: 'You can’t pay invoices in Brandwright yet.',
    nearest: {
      say: 'What you owe, and when it is due, is under',
      screen: { label: 'Invoices', path: '/inbox/needs-payment' },
    },
    said: [
      '^ pay|settle|clear .. invoice|invoices|bill|bills|deposit',
      '^ pay|settle up? with? .. now|today !',
      '^ make|send|schedule|set_up a|the payment|payments to|for|of',
    ],
    alsoNamed: [],
    unless: ['link', 'public', 'show', 'which', 'what', 'how', 'when', 'if', 'duty', 'customer', 'shopper'],
  },
];

/** The areas that are still missing. */
export const missingAreas: readonly MissingArea[] = declared.filter(
  ({ area }) => !operations.some((operation) => operation.area === area),
);
