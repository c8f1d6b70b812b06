import { formatMoney } from '@brandwright/contract';
import type { SupplierDetail } from '@brandwright/contract/sourcing/marketplace.ts';
import { certificationWords } from '@brandwright/contract/sourcing/marketplace.ts';

/** What a scripted supplier knows: its own row of the marketplace. */
export type SupplierFacts = Pick<
  SupplierDetail,
  | 'name'
  | 'city'
  | 'countryName'
  | 'moq'
  | 'samplePriceMinor'
  | 'priceHighMinor'
  | 'priceLowMinor'
  | 'minimumOrderMinor'
  | 'currency'
  | 'productionDaysMin'
  | 'productionDaysMax'
  | 'certifications'
>;

interface Topic {
  asked: RegExp;
  answer(facts: SupplierFacts): string;
}

const onRequest = 'depends on the piece; send us a drawing or a picture and we will quote it';

/** In the order in which they are answered. */
const topics: readonly Topic[] = [
  {
    asked: /\b(bank|iban|wire|account (?:number|details)|payment terms|deposit|pay)\b/i,
    answer: () =>
      'Payment goes through the platform: 30% with the order, the rest before shipping. We never send bank details in the chat.',
  },
  {
    asked: /\b(samples?|prototype)\b/i,
    answer: ({ samplePriceMinor, currency }) =>
      samplePriceMinor === null
        ? `The price of a sample ${onRequest}.`
        : `A sample is ${formatMoney(samplePriceMinor, currency)} and leaves us about a week after you order it.`,
  },
  {
    asked: /\b(moq|minimum|smallest (?:order|run)|small(?:er)? (?:order|batch|run)|how few)\b/i,
    answer: ({ moq, minimumOrderMinor, currency }) =>
      moq === null
        ? `Our minimum ${onRequest}.`
        : `Our MOQ is ${moq} pieces for one design${minimumOrderMinor === null ? '' : `, or about ${formatMoney(minimumOrderMinor, currency)} for a first order`}.`,
  },
  {
    asked:
      /\b(price|prices|pricing|cost|costs|quote|quotation|how much|per piece|per unit|discount|cheaper)\b/i,
    answer: ({ priceLowMinor, priceHighMinor, currency, moq }) =>
      priceLowMinor === null || priceHighMinor === null
        ? `The price ${onRequest}.`
        : priceLowMinor === priceHighMinor
          ? `The price is ${formatMoney(priceLowMinor, currency)} a piece${moq === null ? '' : ` at ${moq} pieces`}.`
          : `Prices run from ${formatMoney(priceLowMinor, currency)} to ${formatMoney(priceHighMinor, currency)} a piece at the MOQ, by the design.`,
  },
  {
    asked:
      /\b(lead ?time|how long|when (?:could|can|would|will)|deliver|delivery|production time|turnaround|ready by|days|weeks|deadline)\b/i,
    answer: ({ productionDaysMin, productionDaysMax }) =>
      `Production takes ${productionDaysMin} to ${productionDaysMax} days once the sample is approved; shipping comes on top.`,
  },
  {
    asked:
      /\b(certificat\w*|certified|compliance|compliant|test report|audit\w*|gots|oeko|fsc|bsci|iso|fda)\b/i,
    answer: ({ certifications }) =>
      certifications.length === 0
        ? 'We hold no certificates at the moment; we can have a batch tested by a laboratory of your choice.'
        : `We hold ${certifications.map((one) => certificationWords[one][0]).join(' and ')}. We can send the reports.`,
  },
  {
    asked: /\b(address|where are you|located|location|visit|based)\b/i,
    answer: ({ city, countryName }) =>
      `We are in ${city}, ${countryName}. Visitors are welcome; tell us a day before.`,
  },
  {
    asked: /\b(thanks|thank you|great|perfect|sounds good|appreciate)\b/i,
    answer: () => 'You are welcome.',
  },
];

const mostAnswers = 3;
const unknown =
  'Thank you for your message. I am not sure about this one, so I will ask my colleague and come back to you.';
const forPicture = 'Thank you for the pictures. I will show them to our sample room and come back to you.';
const forMeeting = 'That time works for us. Please send us the invitation.';

/** What a scripted supplier answers: to what was asked, from its own figures; what it does not know it says it will ask. */
export function scriptedAnswer(
  message: { type: string; text: string; hasPictures: boolean },
  facts: SupplierFacts,
): string {
  if (message.type === 'ZOOM_MEETING_REQUEST') return forMeeting;
  // What a sample costs is no question for the price of an order.
  const text = message.text.replace(
    /\b(?:price|cost|how much)\b(?=[^.?!]*\bsamples?\b)|(?<=\bsamples?\b[^.?!,]{0,20})\b(?:prices?|costs?)\b/gi,
    '',
  );
  const answers = topics.filter(({ asked }) => asked.test(text)).map(({ answer }) => answer(facts));
  // Thanks beside a question need no answer of their own.
  const wanted = answers.length > 1 ? answers.filter((one) => one !== 'You are welcome.') : answers;
  if (wanted.length > 0) return wanted.slice(0, mostAnswers).join(' ');
  return message.hasPictures ? forPicture : unknown;
}
