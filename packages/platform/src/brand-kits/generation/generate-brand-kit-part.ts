import { OperationError } from '@brandwright/contract';
import { generateBrandKitPart } from '@brandwright/contract/brand-kits/generate-brand-kit-part.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { describeKit } from '../describe-kit.ts';
import { findKit } from '../find-kit.ts';
import type { WorkOrder } from '../tables.ts';
import { orderWork } from './requests.ts';
import { needBrief, needRoom } from './slot-meant.ts';

export default implement(generateBrandKitPart, {
  async run(context, { brandKit, type, wish, count }) {
    const row = await findKit(context, brandKit);
    needBrief(row);
    await needRoom(context, row, [type]);
    if (type === 'MARKET_RESEARCH' && row.content.marketResearch)
      throw new OperationError(
        'conflict',
        'This kit already has market research, and it was kept. Clear it first, then ask for new research.',
      );
    const order: WorkOrder = { ...(wish ? { wish } : {}), ...(count ? { count } : {}) };
    const pictures = type === 'PRODUCT_SKU' ? [{ type: 'PRODUCT_IMAGES' as const, order: {} }] : [];
    await orderWork(context, row.id, [{ type, order }, ...pictures]);
    return {
      output: await describeKit(context, await findKit(context, row.id)),
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
});
