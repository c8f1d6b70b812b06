import {
  china301Headings,
  reviewCoversPart,
  type China301Heading,
  type RatePeriod,
} from '../../data/china-301.ts';
import { countryName } from '../../data/countries.ts';
import { decide, type DutyCase, type Layer, type LayerIdentity } from '../duty-case.ts';
import { inForce } from '../eastern-day.ts';

interface Listed {
  heading: China301Heading;
  period: RatePeriod | undefined;
  isReview: boolean;
}

const general = {
  authority: 'CHINA_301',
  heading: '9903.88/9903.91',
  title: 'China 301',
  source: 'Section 301, 19 U.S.C. 2411; HTS U.S. notes 20 and 31',
  from: '2018-07-06',
  to: null,
} as const satisfies LayerIdentity;

/** Section 301 on products of China, by list. A four-year-review increase stands in place of the older list. */
export function china301(duty: DutyCase): Layer[] {
  const { line, request } = duty;
  if (request.country !== 'CN') {
    const other =
      request.country === 'HK' || request.country === 'MO'
        ? ' Goods that originate in Hong Kong or Macau don’t count as products of China for it.'
        : '';
    return [
      decide(request, general, {
        applies: false,
        reason: `The goods are from ${countryName(request.country) ?? request.country}, not China.${other}`,
      }),
    ];
  }
  if (line.china301 === 'unknown') {
    return [
      decide(request, general, {
        applies: 'unknown',
        unbounded: true,
        reason: 'It isn’t known here which China 301 list the line is on.',
        question:
          'Which heading of chapter 99 does the line’s footnote name for China? You can find it at hts.usitc.gov.',
      }),
    ];
  }
  if (line.china301.length === 0)
    return [
      decide(request, general, { applies: false, reason: 'The line is on none of the China 301 lists.' }),
    ];
  return judge(
    duty,
    line.china301.flatMap((number) => listing(number, request.entryDay)),
  );
}

function listing(number: string, day: string): Listed[] {
  const heading = china301Headings.find((entry) => entry.heading === number);
  if (!heading) return [];
  return [
    {
      heading,
      period: heading.periods.find(({ from, to }) => inForce(day, from, to)),
      isReview: /^9903\.9[12]\./.test(number),
    },
  ];
}

function judge({ line, request }: DutyCase, listed: Listed[]): Layer[] {
  const partial = reviewCoversPart[line.digits.slice(0, 8)];
  const standing = listed.filter(({ period, isReview }) => period && !(isReview && partial));
  const review = standing.filter(({ isReview }) => isReview);
  const deciding = review.length > 0 ? review : standing;
  const highest = deciding.reduce<Listed | undefined>(
    (best, entry) => ((entry.period?.percent ?? 0) > (best?.period?.percent ?? -1) ? entry : best),
    undefined,
  );
  const rates = new Set(deciding.map(({ period }) => period?.percent));
  const isSplit = rates.size > 1;

  return listed.map((entry) => {
    const { heading, period, isReview } = entry;
    const identity: LayerIdentity = {
      authority: 'CHINA_301',
      heading: heading.heading,
      title: heading.title,
      source: heading.source,
      from: period?.from ?? heading.periods[0]?.from ?? null,
      to: period?.to ?? null,
    };
    const ratePercent = (period ?? heading.periods.at(-1))?.percent ?? null;
    if (!period)
      return decide(request, identity, {
        applies: false,
        ratePercent,
        reason: `Not in force on ${request.entryDay}.`,
      });
    if (isReview && partial) {
      return decide(request, identity, {
        applies: false,
        ratePercent,
        certainty: 'assumed',
        reason: `It covers only ${partial} of this line; other articles are assumed.`,
      });
    }
    if (entry !== highest) {
      const reason =
        review.length > 0 && !isReview
          ? `${highest?.heading.heading ?? ''} applies instead.`
          : `By ten-digit number part of the line is on this list; ${highest?.heading.title ?? ''} is assumed.`;
      return decide(request, identity, {
        applies: false,
        ratePercent,
        certainty: isSplit ? 'assumed' : 'known',
        reason,
      });
    }
    if (period.percent === 0)
      return decide(request, identity, {
        applies: false,
        ratePercent: 0,
        reason: 'The line is on list 4B, whose collection is suspended: it adds 0%.',
      });
    return decide(request, identity, {
      applies: true,
      ratePercent,
      certainty: isSplit ? 'assumed' : 'known',
      reason: isSplit
        ? `The line is split over lists by ten-digit number (${[...rates].map((rate) => `${rate}%`).join(' or ')}); the higher one is assumed.`
        : 'A product of China on this list.',
      question: isSplit ? 'What is the ten-digit number of the product?' : null,
    });
  });
}
