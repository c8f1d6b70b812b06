import type { DemoTools } from '../../../kernel/demo/demo.ts';
import { meanOf } from '../rules.ts';
import type { marketplaceReviews } from '../tables.ts';
import type { ItemInsert } from './build-items.ts';
import {
  hostileReview,
  hostileReviewSupplier,
  reviewBrands,
  reviewDetails,
  reviewOpenings,
  reviewTitles,
} from './review-words.ts';
import type { DemoSupplier } from './suppliers.ts';

export type ReviewInsert = typeof marketplaceReviews.$inferInsert;

const dayMs = 86_400_000;
const oldestReviewDays = 700;

/** Reviews whose stars make the supplier's average; newest last two years. */
export function reviewsOf(
  supplier: DemoSupplier,
  supplierId: string,
  items: readonly ItemInsert[],
  enabledAt: Date,
  tools: DemoTools,
): { rows: ReviewInsert[]; average: number | null } {
  if (supplier.rating === null) return { rows: [], average: null };
  const stars = starsFor(supplier.rating, supplier.reviews);
  const span = Math.min(
    oldestReviewDays,
    Math.max(4, Math.floor((tools.now.getTime() - enabledAt.getTime()) / dayMs) - 2),
  );
  const rows = stars.map((rating, index) => review(supplier, supplierId, items, rating, index, span, tools));
  if (supplier.name === hostileReviewSupplier && rows[0])
    Object.assign(rows[0], hostileReview, { createdAt: new Date(tools.now.getTime() - dayMs) });
  return { rows, average: meanOf(stars) };
}

/** Whole stars whose mean comes as near as it can: mostly fives and fours, a few threes and twos. */
export function starsFor(average: number, count: number): number[] {
  const total = Math.round(average * count);
  const stars = Array.from({ length: count }, () => 5);
  let missing = count * 5 - total;
  // Every ninth review is a low one, as far as the average allows; the rest lose one star each.
  for (let index = 4; index < count && missing >= 3; index += 9) {
    const loss = missing > count / 2 ? 3 : 2;
    stars[index] = 5 - loss;
    missing -= loss;
  }
  for (let index = 1; missing > 0; index = (index + 2) % (count % 2 === 0 ? count + 1 : count)) {
    if (index < count && stars[index] === 5) {
      stars[index] = 4;
      missing -= 1;
    } else if (!stars.includes(5)) {
      const first = stars.indexOf(4);
      stars[first] = 3;
      missing -= 1;
    }
  }
  return stars;
}

function review(
  supplier: DemoSupplier,
  supplierId: string,
  items: readonly ItemInsert[],
  rating: number,
  index: number,
  span: number,
  tools: DemoTools,
): ReviewInsert {
  const { random } = tools;
  const mood = rating === 5 ? 'high' : rating >= 3 ? 'middle' : 'low';
  const item = random.pick(items);
  const units = item.moq == null ? null : item.moq * random.between(1, 4);
  const [authorBrand, authorCountry] = reviewBrands[(index * 7 + supplier.founded) % reviewBrands.length] ?? [
    'Fern & Field',
    'US',
  ];
  const name = item.title.split(',')[0] ?? item.title;
  const thing = `the ${name[0]?.toLowerCase()}${name.slice(1)}`;
  const opening = random
    .pick(reviewOpenings[mood])
    .replace('{units} of {item}', units === null ? thing : `${units.toLocaleString('en-US')} units of {item}`)
    .replace('{units}', units === null ? 'our order' : `${units.toLocaleString('en-US')} units`)
    .replaceAll('{item}', thing);
  const near = (low: number) => Math.max(1, Math.min(5, rating + (random.chance(0.3) ? low : 0)));
  return {
    id: tools.id('marketplace review', supplier.name, index),
    supplierId,
    rating,
    quality: near(rating === 5 ? -1 : 1),
    communication: near(random.chance(0.5) ? 1 : -1),
    delivery: near(-1),
    title: random.pick(reviewTitles[mood]),
    text: `${opening[0]?.toUpperCase()}${opening.slice(1)} ${random.pick(reviewDetails[mood])}`,
    authorBrand,
    authorCountry,
    itemTitle: item.title,
    unitsOrdered: units,
    createdAt: new Date(
      tools.now.getTime() - random.between(2, span) * dayMs - random.between(0, 86_000) * 1000,
    ),
  };
}
