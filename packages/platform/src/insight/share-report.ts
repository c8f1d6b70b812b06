import { shareReport } from '@brandwright/contract/insight/share-report.ts';
import { spanWords } from '@brandwright/contract/insight/report-result.ts';
import { count, dayWords } from '@brandwright/contract/kernel/words.ts';
import { randomUUID } from 'node:crypto';
import { dayMs } from '../kernel/data/days.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { makeReport } from './make-report.ts';
import { forPublic, namesCustomers, toShare } from './report-shares.ts';
import { reportShares } from './tables.ts';

const endsAt = ({ clock }: Context, days: number) => new Date(clock.now().getTime() + days * dayMs);

export default implement(shareReport, {
  async prepare(context, input) {
    const { report, days, withNames, ...asked } = input;
    const made = await makeReport(context, report, asked);
    const until = dayWords(endsAt(context, days).toISOString());
    return {
      input: { ...input, from: made.from, to: made.to },
      preview: {
        verb: `Share “${made.title}”`,
        what: `Creates a public link to “${made.title}” ${spanWords(made)}. Anyone with the link can see these figures without logging in until ${until}.`,
        toWhom: 'Anyone with the link',
        cost: null,
        irreversible: null,
        values: [
          { label: 'Report', value: made.title },
          { label: 'Works until', value: until },
          { label: 'Finding', value: forPublic(made, withNames).finding },
        ],
        warnings:
          withNames && namesCustomers(report)
            ? [`Anyone with the link will see the names of ${count(made.rows.length, 'customer')}.`]
            : [],
      },
    };
  },
  async run(context, { report, days, withNames, ...asked }) {
    const made = await makeReport(context, report, asked);
    const { actor } = context;
    const row = {
      storeId: context.storeId,
      id: randomUUID(),
      content: forPublic(made, withNames),
      withNames: withNames && namesCustomers(report),
      createdBy: actor.kind === 'user' ? actor.name : 'Brandwright',
      createdAt: context.clock.now(),
      expiresAt: endsAt(context, days),
      revokedAt: null,
    };
    await context.db.insert(reportShares).values(row);
    return { output: toShare(context, row), subject: { kind: 'report_share', id: row.id } };
  },
});
