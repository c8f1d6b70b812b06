import { listPartners } from '@brandwright/contract/sourcing/marketplace/partners/list-partners.ts';
import {
  partnerCategories,
  partnerCategoryLabels,
  type Partner,
} from '@brandwright/contract/sourcing/marketplace/partners/partners.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { searchTokens } from '../rules.ts';
import { type PartnerRow, allPartners, wordsOf } from './partners.ts';

const toPartner = ({ id, email: _email, position: _position, ...row }: PartnerRow): Partner => ({
  partnerId: id,
  ...row,
});

export default implement(listPartners, {
  async run(context, { category, keyword }) {
    const all = await allPartners(context);
    const tokens = searchTokens(keyword ?? '');
    const rows = all.filter(
      (row) =>
        (category === undefined || row.category === category) &&
        tokens.every((token) => wordsOf(row).includes(token)),
    );
    return {
      output: {
        rows: rows.map(toPartner),
        categories: partnerCategories.map((one) => ({
          category: one,
          label: partnerCategoryLabels[one],
          count: all.filter((row) => row.category === one).length,
        })),
        total: rows.length,
      },
    };
  },
});
