import { missingAreas } from '@brandwright/contract/missing-areas.ts';
import { findOperation } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { missingAsked } from './missing-area.ts';

const asked = {
  'deleting the store in a chat': [
    'delete my store',
    'i want to close our account',
    'please erase everything',
  ],
  'an email address in a chat': ['change my email address', 'i want to log in with another email'],
  'discount codes for the plan': ['do you have a promo code for my subscription'],
  'card numbers in a chat': [
    'pay it with [card number removed]',
    'here is my card: [card number removed] exp …',
    '[card number removed]',
    'tell jo that our card is [card number removed]',
  ],
  'shop tokens in a chat': ['connect my shopify with [shop token removed]', '[shop token removed]'],
  'shops on other platforms': [
    'connect my etsy shop',
    'can you hook up our squarespace store',
    'import my products from squarespace',
  ],
  'adding a card': [
    'change my card',
    'my card expired, what now',
    'update my payment method',
    'add a new credit card',
    'put... no, replace the card on file',
    'add another card please',
    'i want to put a new card on file',
    'can i save my amex',
    'enter a different card for brandwright',
    'my card got stolen',
  ],
  'beginning a payout': ['withdraw my earnings', 'cash out my balance', 'pay us out'],
  'linking a bank account': ['connect my bank account', 'link my bank'],
  'bank accounts and wires': [
    'pay olaria by wire transfer',
    'pay INV-2048 via venmo',
    'can you pay the invoice with a check',
    'wire 2000 dollars to Lume & Cera',
    'i want to pay the deposit from my bank account',
  ],
  'paying later': [
    'schedule a payment to Lume & Cera',
    'set up autopay',
    'pay INV-2061 tomorrow',
    'please pay the soap invoice next week',
    'pay the balance when it is due',
  ],
  'taking payments back': [
    'refund my last payment',
    'can you reverse that charge',
    'i want my money back from Olaria',
    'dispute the charge',
  ],
  'billing details': ['change our billing address', 'update my billing email'],
};

const others = [
  'upgrade my plan',
  'cancel my subscription',
  'pause my plan for january please',
  'how much is the scaling plan',
  'when does my plan renew',
  'what plans do you have',
  'show me my billing',
  'where do i see my invoices from brandwright',
  'i need the receipt for my subscription',
  'when will you charge me next',
  'what plan did the factory offer',
  'invite her to quote',
  'invite Olaria do Vale, their mail is hello@olaria.example',
  'what is the card stock of the business cards',
  'design a thank you card for the box',
  'change my card design to navy',
  'update the gift card in the store listing',
  'which plan are we on',
  'what is my plan called',
  'what is my role in this store',
  'am i the owner here',
  'who is on the team of Kiln Nine',
  'who at the factory has access to the drawings',
  'leave a note for the team: ask for a sample in January',
  'add a note on 1042 that the team checked it',
  'note for the team that mei brings it by hand',
  'tell jo to upgrade my plan',
  'remind me to upgrade my plan on monday',
  'remember that we never change our billing address in december',
  'show the crowdfunding plan',
  'what does the crowdfunding plan cost me in fees',
  'cancel my order with Olaria',
  'cancel order 1042',
  'upgrade the shipping on 1042 to express',
  'pause the rule for fragile gift boxes',
  'change the plan for the lamp to 40 days of campaign',
  'how many seats of the oak chair are in stock',
  'stop watching the duty on upholstered seats from vietnam',
  'add a member reward tier at 40 dollars',
  'make the mug an inch taller',
  'make it a gift set for team members',
  'remove Sam from my favorites',
  'give the factory access to the tech pack',
  'show my invoices',
  'what do we owe suppliers',
  'when is the next payment to Lume & Cera due',
  'they changed their bank account, is that legit',
  'the supplier wants me to use another bank account',
  'why was the customer charged twice',
  'refund the card of order 1042',
  'why was i charged so much duty on the candles',
  'how many pictures do i have left this month',
  'add the team picture to my board',
  'who is on the brief for the desk lamp',
  'subscribe anna to the waitlist',
  'who wrote the review of our team bag',
  'change the billing address of order 1042',
  'what are my plans for tomorrow',
  'does the factory need access',
  'which invoices do i have to pay first',
  'the supplier wants me to pay the invoice outside',
  'what do i pay in duty on the invoice of 4000 dollars',
  'how do they want me to pay the deposit',
  'add my accountant as the contact of Olaria',
  'does the mug have a lid',
  'show me the tiers of the reward plan',
  'pay the invoice of Olaria do Vale',
  'can you pay INV-2048 the overdue invoice now',
  'i need to settle the supplier’s bill',
  'pay the deposit on the blankets with the visa',
  'what card do you have on file',
  'which cards do i have',
  'make the mastercard my default card',
  'remove my amex card',
  'use the other card',
  'use my visa instead',
  'which payments were declined',
  'refund the customer’s payment',
  'put 500 of the mugs in the cart',
  'add two samples to my cart',
  'the supplier asked me to pay by wire, is that a scam',
  'check out with the visa tomorrow’s sample',
  'add a thank you card to every order',
  'pay for the totes',
];

describe('an area that is missing', () => {
  it.each(Object.entries(asked).flatMap(([area, all]) => all.map((said) => [said, area])))(
    '%s: %s',
    (said, area) => {
      const topic = missingAsked(said)?.topic;
      expect(topic?.part ?? topic?.area).toBe(area);
    },
  );

  it.each(others)('is not asked for by: %s', (said) => {
    expect(missingAsked(said)?.words ?? null).toBeNull();
  });

  it('leaves what else a message asks for apart', () => {
    expect(
      missingAsked('show me the orders on hold, then change my billing address and open order 1042'),
    ).toMatchObject({
      before: 'show me the orders on hold',
      clause: 'change my billing address',
      after: 'open order 1042',
    });
  });

  it.each(missingAreas)('$area offers what there is', ({ nearest }) => {
    if ('operation' in nearest) expect(findOperation(nearest.operation)?.offered).toBe(true);
    else expect(nearest.screen.path).toMatch(/^\/[a-z]/);
  });
});
