import { listCodes } from '../../data/countries.ts';
import { woodCaps, woodFrom, woodProducts, woodSource, type WoodProduct } from '../../data/section-232.ts';
import { decide, type DutyCase, type LayerIdentity, type Section232, type Verdict } from '../duty-case.ts';
import { inForce } from '../eastern-day.ts';
import { upTo } from './top-up.ts';

const title = 'Section 232, timber, lumber and wooden furniture';

/** Section 232 on wood, from 2025-10-14. A line can be covered whole, in part, or only for one kind of product. */
export function section232Wood(duty: DutyCase): Section232 {
  const notCovered = (identity: LayerIdentity, verdict: Verdict): Section232 => ({
    layer: decide(duty.request, identity, verdict),
    covered: verdict.applies,
  });
  const { line, request } = duty;
  const product = woodProducts.find(({ codes }) =>
    codes.some((code) => line.digits.startsWith(code) || code.startsWith(line.digits)),
  );
  const identity: LayerIdentity = {
    authority: 'SECTION_232_WOOD',
    heading: product?.heading ?? '9903.76',
    title: product?.title ?? title,
    source: woodSource,
    from: woodFrom,
    to: null,
  };
  if (!product)
    return notCovered(identity, { applies: false, reason: 'The line isn’t one of the wood products.' });
  const period = product.periods.find(({ from, to }) => inForce(request.entryDay, from, to));
  if (!period)
    return notCovered(identity, {
      applies: false,
      ratePercent: product.periods[0]?.percent,
      reason: `Not in force on ${request.entryDay}.`,
    });

  const codeDecides =
    product.codes.some((code) => line.digits.startsWith(code)) && product.kind !== 'cabinets';
  const answer = codeDecides
    ? true
    : product.kind === 'cabinets'
      ? duty.told('wood_product')
      : duty.ask('wood_product');
  if (answer === false)
    return notCovered(identity, {
      applies: false,
      ratePercent: period.percent,
      certainty: 'assumed',
      reason: 'You said the goods aren’t any of the products it names.',
    });
  if (answer === undefined && product.kind === 'cabinets') {
    return notCovered(identity, {
      applies: false,
      ratePercent: period.percent,
      certainty: 'assumed',
      reason:
        'Of this line only completed kitchen cabinets, vanities and their parts are covered; other furniture is assumed.',
      question: product.question,
    });
  }
  if (answer === undefined) {
    return notCovered(identity, {
      applies: 'unknown',
      ratePercent: capped(duty, product, period.percent).ratePercent,
      reason: 'Part of this line is covered, by ten-digit number.',
      question: product.question,
    });
  }
  const layer = decide(
    request,
    {
      ...identity,
      heading: capOf(duty, product)?.heading ?? identity.heading,
      from: period.from,
      to: period.to,
    },
    { certainty: codeDecides ? period.certainty : 'assumed', ...capped(duty, product, period.percent) },
  );
  return { layer, covered: true };
}

const capOf = (duty: DutyCase, product: WoodProduct) =>
  product.kind === 'softwood'
    ? undefined
    : woodCaps.find(({ countries }) =>
        listCodes(duty.request.country).some((code) => countries.includes(code)),
      );

function capped(duty: DutyCase, product: WoodProduct, percent: number): Verdict {
  const cap = capOf(duty, product);
  if (cap?.mode === 'floor') return upTo(duty, cap.percent, 'all-in rate for this country');
  return {
    applies: true,
    ratePercent: cap?.percent ?? percent,
    reason: `${product.title}: ${cap?.percent ?? percent}%${cap ? ' for this country' : ''}.`,
  };
}
