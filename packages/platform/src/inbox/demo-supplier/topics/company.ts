import { listOf, makesWords } from '../goods.ts';
import { units, type Asked, type Topic } from './topic.ts';

const payment =
  'Payment goes through the platform, against the invoice for the order; it lists the deposit and the balance. We never send bank details in the chat.';

/** Where an order is, and parcels to shoppers, are no question of the terms of delivery. */
const otherShipping =
  /\b(?:did|has|have|had|was|were|tracking|(?:our|my|the) (?:order|parcel|shipment)|drop[- ]?ship\w*)\b/i;

function shipping({ facts, question }: Asked): string | null {
  if (otherShipping.test(question.text)) return null;
  const to = question.countries.length > 0 ? ` to ${listOf(question.countries)}` : '';
  return `Our goods leave from ${facts.city}, ${facts.countryName}. Freight${to} and its terms are not in our price list; I will ask our shipping office for them.`;
}

export const companyTopics: readonly Topic[] = [
  {
    key: 'payment',
    asked:
      /\b(?:bank|iban|swift|wire|account (?:number|details)|payment|(?<!(?:from|after|of) (?:the |our |your )?)deposit|pay|paypal|credit cards?|letter of credit|l\/c|net ?\d+)\b/i,
    answer: () => payment,
  },
  {
    key: 'shipping',
    asked:
      /\b(?:ship(?:s|ping|ped)?|freight|incoterms?|fob|exw|ddp|cif|dap|customs|dut(?:y|ies)|deliver(?:s|y)?(?! (?:date|time))|port)\b/i,
    answer: shipping,
  },
  {
    key: 'address',
    asked:
      /\b(?:address|where (?:are you|is your)|located|location|visit|based|which country|what country)\b/i,
    answer: ({ facts }) =>
      `We are in ${facts.city}, ${facts.countryName}. Visitors are welcome; tell us a day before.`,
  },
  {
    key: 'catalog',
    asked:
      /\b(?:catalogu?e?s?|price ?lists?|what (?:else )?do you (?:make|produce|sell|offer|have)|what (?:products|things|items|kind of)|product range|your (?:products|range))\b/i,
    answer: ({ facts }) =>
      facts.goods.length === 0
        ? `${facts.headline}.`
        : `We make ${makesWords(facts)}. Our catalog on the marketplace has ${units(facts.goods.length)} items with their prices.`,
  },
  {
    key: 'age',
    asked: /\b(?:how long have you|since when|in business|founded|how old|experience)\b/i,
    answer: ({ facts }) => `We have been in business since ${facts.yearFounded}.`,
  },
  {
    key: 'team',
    asked:
      /\b(?:how many (?:people|workers|employees|staff)|how (?:big|large) is your (?:team|factory|company|workshop)|team size)\b/i,
    answer: ({ facts }) => `We are ${units(facts.employees)} people.`,
  },
  {
    key: 'language',
    asked: /\b(?:speak|languages?|english)\b/i,
    answer: ({ facts }) => (facts.languages.length > 0 ? `We speak ${listOf(facts.languages)}.` : null),
  },
  {
    key: 'call',
    asked: /\b(?:(?:video|phone|zoom|quick|short) ?calls?|a call|zoom|talk on the phone|meeting)\b/i,
    answer: () => 'Gladly. Please propose a day and a time for the call here in the conversation.',
  },
];
