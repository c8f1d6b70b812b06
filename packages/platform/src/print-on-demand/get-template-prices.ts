import { getTemplatePrices } from '@brandwright/contract/print-on-demand/get-template-prices.ts';
import { implement } from '../kernel/request/implementation.ts';
import { breakEvenMinor, marginLine, marginRangeOf, paymentFee, suggestedPriceMinor } from './margin.ts';
import { findTemplate, offeredVariants, piecesOf, placementsOf } from './templates.ts';
import { refreshed } from './refresh-template.ts';

export default implement(getTemplatePrices, {
  async run(context, { templateId, retailPriceMinor: tried, countryCode = 'US' }) {
    const row = await refreshed(context, await findTemplate(context, templateId));
    const fee = paymentFee(countryCode);
    const [variant] = offeredVariants(row);
    const rates = variant
      ? await context.providers.printOnDemand.shippingRates(countryCode, row.productId, [variant.id])
      : [];
    const [rate] = rates;
    const pieces = piecesOf(row, countryCode, rate?.amountMinor ?? 0);
    const price = tried ?? row.retailPriceMinor;
    const lines = pieces.map((piece) => marginLine(piece, price));
    const printed = placementsOf(row);
    const isPriced = printed.length > 0 && pieces.length > 0;
    return {
      output: {
        templateId: row.id,
        title: row.title,
        countryCode,
        currency: 'USD',
        retailPriceMinor: price,
        isTrial: tried !== undefined && tried !== row.retailPriceMinor,
        freeShipping: row.freeShipping,
        shipping: rate
          ? { name: rate.name, amountMinor: rate.amountMinor, minDays: rate.minDays, maxDays: rate.maxDays }
          : null,
        prints: row.blank.printAreas
          .filter(({ placement }) => printed.includes(placement))
          .map(({ placement, title, printMinor }) => ({ placement, title, printMinor })),
        feePercent: fee.percent,
        feeFixedMinor: fee.fixedMinor,
        feeSource: fee.source,
        rows: lines,
        margin: isPriced ? marginRangeOf(lines) : null,
        breakEvenMinor: isPriced ? breakEvenMinor(pieces) : null,
        suggestedRetailPriceMinor: isPriced ? suggestedPriceMinor(pieces) : null,
      },
    };
  },
});
