import { declineQuote } from '@brandwright/contract/sourcing/rfq/decline-quote.ts';
import { withoutEnd } from '@brandwright/language/outgoing/sentence.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findQuote, lockQuote } from './find-quote.ts';
import { letterAbout, tellSupplier } from './letters.ts';
import type { RequestRow } from './request-rows.ts';
import { dayOf, quoteStatusOn, requireQuoteStep } from './rules.ts';
import { decide, output, subject } from './answer.ts';

/** The letter of a decline: polite, with the reason where one was given. */
const declineText = (request: RequestRow, reason: string | undefined) =>
  `Thank you for your quote on ${request.title}. We will not be going ahead with it this time${reason ? `: ${withoutEnd(reason)}` : ''}.`;

export default implement(declineQuote, {
  async prepare(context, { reason, ...named }) {
    const { quote, request } = await findQuote(context, named);
    requireQuoteStep(quote.supplierName, quoteStatusOn(quote, dayOf(context.clock.now())), 'DECLINED');
    return {
      input: { quoteId: quote.id, requestId: request.id, ...(reason === undefined ? {} : { reason }) },
      preview: {
        verb: 'Decline the quote',
        what: `${quote.supplierName}’s quote on "${request.title}" is declined, and they’re told.`,
        toWhom: quote.supplierName,
        cost: null,
        irreversible: 'A declined quote can’t be accepted later.',
        values: [
          {
            label: 'What they’ll read',
            value: await letterAbout(context, quote, declineText(request, reason)),
          },
        ],
        warnings: [],
      },
    };
  },
  async run(context, { reason, ...named }) {
    const { quote, request } = await lockQuote(context, named);
    requireQuoteStep(quote.supplierName, quoteStatusOn(quote, dayOf(context.clock.now())), 'DECLINED');
    const declined = await decide(context, quote, { status: 'DECLINED', declineReason: reason ?? null });
    const conversationSid = await tellSupplier(context, quote, { text: declineText(request, reason) });
    return {
      output: { ...(await output(context, declined)), title: request.title, conversationSid },
      subject: subject(quote),
    };
  },
});
