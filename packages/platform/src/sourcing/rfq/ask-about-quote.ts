import { askAboutQuote } from '@brandwright/contract/sourcing/rfq/ask-about-quote.ts';
import { dayWords } from '@brandwright/contract/sourcing/rfq/words.ts';
import { withEnd } from '@brandwright/language/outgoing/sentence.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findQuote } from './find-quote.ts';
import { letterAbout, tellSupplier } from './letters.ts';
import type { RequestRow } from './request-rows.ts';
import { dayOf, quoteStatusOn } from './rules.ts';
import { output, subject } from './answer.ts';

const questionText = (request: RequestRow, question: string) =>
  `About your quote on ${request.title}: ${withEnd(question)}`;

export default implement(askAboutQuote, {
  async prepare(context, { question, ...named }) {
    const { quote, request } = await findQuote(context, named);
    return {
      input: { quoteId: quote.id, requestId: request.id, question },
      preview: {
        verb: `Ask ${quote.supplierName}`,
        what: `A question about the quote on "${request.title}" goes to ${quote.supplierName}.`,
        toWhom: quote.supplierName,
        cost: null,
        irreversible: 'A message that was sent can’t be taken back.',
        values: [
          {
            label: 'What they’ll read',
            value: await letterAbout(context, quote, questionText(request, question)),
          },
        ],
        warnings:
          quoteStatusOn(quote, dayOf(context.clock.now())) === 'EXPIRED'
            ? [`The quote from ${quote.supplierName} expired on ${dayWords(quote.validUntil)}.`]
            : [],
      },
    };
  },
  async run(context, { question, ...named }) {
    const { quote, request } = await findQuote(context, named);
    const conversationSid = await tellSupplier(context, quote, { text: questionText(request, question) });
    return {
      output: { ...(await output(context, quote)), title: request.title, conversationSid, question },
      subject: subject(quote),
    };
  },
});
