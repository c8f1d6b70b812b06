import { requestStatusLabels } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { closeProjectRequest } from '@brandwright/contract/sourcing/rfq/close-project-request.ts';
import { count, listWords } from '@brandwright/contract/sourcing/rfq/words.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { letterAbout, tellSupplier } from './letters.ts';
import { askedCounts, changeRequest, findRequest, lockRequest, quotesOf, toRequest } from './request-rows.ts';
import { dayOf, quoteStatusOn, requireRequestStep } from './rules.ts';
import { supplierQuotes } from './tables.ts';

const closingText = (title: string, outcome: 'CLOSED' | 'CANCELED') =>
  `Thank you for your quote on ${title}. ${outcome === 'CLOSED' ? 'We have closed the request and will not be taking it further.' : 'We have called off the project.'}`;

async function openQuotes(context: Context, requestId: string) {
  const today = dayOf(context.clock.now());
  return (await quotesOf(context, [requestId])).filter((quote) => quoteStatusOn(quote, today) === 'OPEN');
}

export default implement(closeProjectRequest, {
  async prepare(context, { requestId, outcome }) {
    const row = await findRequest(context, requestId);
    requireRequestStep(row.title, row.status, outcome);
    const open = await openQuotes(context, row.id);
    const [first] = open;
    const asked = (await askedCounts(context, [row.id])).get(row.id) ?? 0;
    const verb = outcome === 'CLOSED' ? 'Close the request' : 'Cancel the request';
    return {
      input: { requestId: row.id, outcome },
      preview: {
        verb,
        what: `"${row.title}" is ${requestStatusLabels[outcome].toLowerCase()}; no more quotes are taken.`,
        toWhom:
          open.length > 0
            ? listWords(open.map(({ supplierName }) => supplierName))
            : asked > 0
              ? `${count(asked, 'supplier')} who got it`
              : null,
        cost: null,
        irreversible: 'It can’t be opened again, but you can send a copy of it.',
        values: [
          { label: 'Request', value: row.title },
          { label: 'Open quotes declined', value: String(open.length) },
          ...(first
            ? [
                {
                  label: `${open.length > 1 ? 'Each of them' : first.supplierName} will read`,
                  value: await letterAbout(context, first, closingText(row.title, outcome)),
                },
              ]
            : []),
        ],
        warnings: [],
      },
    };
  },
  async run(context, { requestId, outcome }) {
    const found = await findRequest(context, requestId);
    const row = await lockRequest(context, found.id);
    requireRequestStep(row.title, row.status, outcome);
    const open = await openQuotes(context, row.id);
    for (const quote of open) {
      await context.db
        .update(supplierQuotes)
        .set({ status: 'DECLINED', decidedAt: context.clock.now() })
        .where(and(eq(supplierQuotes.storeId, context.storeId), eq(supplierQuotes.id, quote.id)));
      await tellSupplier(context, quote, { text: closingText(row.title, outcome) });
    }
    const ended = await changeRequest(context, row.id, { status: outcome, hasUnsentChanges: false });
    return {
      output: await toRequest(context, ended),
      subject: { kind: 'project_request', id: row.id },
    };
  },
});
