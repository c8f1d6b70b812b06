import { draftFactoryMessage } from '@brandwright/contract/sourcing/outreach/draft-factory-message.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { readBrief, senderOf } from './brief.ts';
import { composeMessage, composeSubject, missingOf } from './compose.ts';
import { findFactories } from './find-factories.ts';
import { outreachTo } from './outreach-rows.ts';
import { channelOf } from './plan-outreach.ts';

export default implement(draftFactoryMessage, {
  async run(context, { techPackId, companyIds }) {
    const pack = await readBrief(context, techPackId);
    const factories = companyIds.length > 0 ? await findFactories(context, companyIds) : [];
    const earlier = await outreachTo(
      context,
      pack?.techPackId ?? null,
      factories.map((one) => one.supplierId),
    );
    return {
      output: {
        techPackId: pack?.techPackId ?? null,
        briefTitle: pack?.title ?? null,
        message: pack && composeMessage(pack, await senderOf(context)),
        subject: pack && composeSubject(pack),
        missing: pack ? missingOf(pack) : [],
        factories: factories.map((factory) => {
          const row = earlier.get(factory.supplierId);
          return {
            supplierId: factory.supplierId,
            name: factory.name,
            countryName: factory.countryName,
            channel: channelOf(factory),
            sentAt: row && row.status !== 'FAILED' ? (row.sentAt ?? row.queuedAt).toISOString() : null,
            conversationSid: row?.conversationSid ?? null,
          };
        }),
      },
    };
  },
});
