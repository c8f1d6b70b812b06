import { checkOwnSuppliers } from '@brandwright/contract/sourcing/outreach/check-own-suppliers.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { planMailing } from './plan-mailing.ts';
import { readyOf, mostShown } from './ready-rows.ts';

export default implement(checkOwnSuppliers, {
  async run(context, input) {
    const plan = await planMailing(context, input);
    const { fileName, columns, encoding, rows, emailSubject, emailBody, problems, replyTo } = plan;
    const ready = readyOf(plan);
    return {
      output: {
        fileName,
        columns,
        encoding,
        rows,
        emailSubject,
        emailBody,
        problems,
        replyTo,
        ready: ready.length,
        notSent: rows.length - ready.length,
        firstMails: problems.length > 0 ? [] : ready.slice(0, mostShown).map((row) => plan.mailTo(row)),
      },
    };
  },
});
