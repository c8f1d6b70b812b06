import type { ReplyIntent } from '@brandwright/contract/inbox/thread/draft-reply.ts';
import type { Known } from './known.ts';

const lines = (...parts: (string | false)[]) => parts.filter(Boolean).join(' ');

/** Whether what they offered is still open, with its figures. */
function stillHolds(said: Known['said']): string {
  const price = said('PRICE');
  const time = said('LEAD_TIME');
  if (price === null && time === null) return 'Is your offer still open?';
  const offered = [price && `the price of ${price}`, time && `the lead time of ${time}`].filter(Boolean);
  return `${offered.length > 1 ? 'Do' : 'Does'} ${offered.join(' and ')} still hold?`;
}

/** The body of a message for each purpose. Only facts of the thread and what the founder named stand in it. */
export const templates: Readonly<Record<ReplyIntent, (known: Known) => string>> = {
  ASK_PRICE: ({ product, quantity, hasQuantity, said }) =>
    lines(
      `Could you please quote ${product}${hasQuantity ? ` for ${quantity} pieces` : ' for 300, 500 and 1,000 pieces'}?`,
      said('SHIPPING_TERMS') === null && 'Please include the Incoterm and the port,',
      said('SHIPPING_TERMS') === null
        ? 'your MOQ, and how long the price is valid.'
        : 'Please add your MOQ and how long the price is valid.',
    ),
  ASK_SAMPLE: ({ product, said }) => {
    const cost = said('SAMPLE_COST');
    return lines(
      `We would like to see a sample of ${product} before we order.`,
      cost
        ? `You named a sample cost of ${cost}: does that still hold, and how long does it take?`
        : 'What does it cost with shipping to us, how long does it take, and is it credited toward the order?',
    );
  },
  ASK_LEAD_TIME: ({ product, quantity, hasQuantity, said }) => {
    const time = said('LEAD_TIME');
    return lines(
      `How long does production of ${product}${hasQuantity ? `, ${quantity} pieces,` : ''} take from deposit to ready for shipment?`,
      time !== null && `You wrote ${time}: please confirm that this still holds.`,
      'When could you start?',
    );
  },
  ASK_CERTIFICATES: ({ product }) =>
    lines(
      `Which certificates and test reports do you hold for ${product} and for the factory?`,
      'Please send copies with their numbers and dates, so that we can check them with the issuer.',
    ),
  NEGOTIATE_MOQ: ({ said, quantity, hasQuantity }) => {
    const moqWords = hasQuantity
      ? `Could you begin with ${quantity} pieces?`
      : 'What is the smallest first order you could take, and at what price?';
    const moq = said('MOQ');
    const price = said('PRICE');
    return lines(
      moq
        ? `Your MOQ of ${moq} is more than we can order the first time.`
        : 'Your MOQ is more than we can order the first time.',
      moqWords,
      price
        ? `We would keep to your price of ${price} if that helps, and order more once it sells.`
        : 'We would order more once it sells.',
    );
  },
  NEGOTIATE_PRICE: ({ said, targetPrice, quantity, hasQuantity }) => {
    const price = said('PRICE');
    return lines(
      price ? `Thank you for the price of ${price}.` : 'Thank you for your offer.',
      targetPrice === null
        ? 'To make it work, we need a lower one. What is your best price, and at what quantity does it drop?'
        : `To make it work, we need to reach ${targetPrice} per piece${hasQuantity ? ` at ${quantity} pieces` : ''}.`,
      'Is there a change in material, packaging or quantity that would make that possible?',
    );
  },
  FOLLOW_UP: ({ product, ownLast, said }) => {
    const day = ownLast ? `On ${ownLast.day}` : '';
    if (ownLast?.kind === 'ASKED')
      return lines(
        `I am following up on ${product}.`,
        `${day} we asked: \u201c${ownLast.sentence}\u201d`,
        'Could you tell us where things stand, and when we can expect your answer?',
      );
    if (ownLast?.kind === 'OWED')
      return lines(
        `I am coming back to you about ${product}.`,
        `${day} we wrote: \u201c${ownLast.sentence}\u201d`,
        stillHolds(said),
      );
    if (ownLast?.kind === 'THANKED')
      return lines(`Thank you again for ${product}.`, 'Next we would like [what you would like].');
    return lines(
      `I am following up on ${product}.`,
      'Could you tell us where things stand, and when we can expect your answer?',
    );
  },
  ANSWER: ({ answers, offered, isUnsafe, isStrange }) => {
    if (isUnsafe)
      return [
        'Thank you for your message.',
        'We pay through the platform only, and never to an account that is new to us. Please confirm the payment details by phone on the number we had before.',
        ...answers,
      ].join('\n\n');
    if (answers.length > 0)
      return ['Thank you for your message.', ...answers].join(answers.length > 1 ? '\n\n' : ' ');
    if (isStrange)
      return 'We didn’t understand part of your last message. Could you tell us what you need from us for the order?';
    const terms = offered();
    return terms === null
      ? 'Thank you for your message. We are looking at it and will come back to you.'
      : `Thank you for your offer. We have noted:\n${terms}\n\nWe are looking at it and will come back to you.`;
  },
  CONFIRM_ORDER: ({ product, said, quantity }) => {
    const terms = (
      [
        ['Price', said('PRICE')],
        ['Lead time', said('LEAD_TIME')],
        ['Payment', said('PAYMENT_TERMS')],
        ['Delivery', said('DELIVERY_DATE')],
        ['Shipping', said('SHIPPING_TERMS')],
      ] as const
    ).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
    return [
      `We would like to go ahead with ${product}: ${quantity} pieces.`,
      ...(terms.length > 0 ? [`As you offered:\n${terms.map((term) => `- ${term}`).join('\n')}`] : []),
      'Please send the invoice through the platform. We pay the deposit once it matches the above.',
    ].join('\n\n');
  },
  DECLINE: ({ product }) =>
    lines(
      `Thank you for your time and your offer for ${product}.`,
      'We have decided not to go ahead this time. We’ll keep your details for future projects.',
    ),
};
