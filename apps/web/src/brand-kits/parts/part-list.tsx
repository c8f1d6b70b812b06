import { Check, Circle, LoaderCircle } from 'lucide-react';
import { Link } from 'react-router';
import type { BrandKit } from '@brandwright/contract/brand-kits/entities.ts';
import { tabNames, type WorkType } from '@brandwright/contract/brand-kits/enums.ts';
import { count } from '#ui/format.ts';
import { kitAddress } from '../addresses.ts';
import { chosenProducts } from '../kit-parts.ts';
import { countThere } from '../picture-slot.ts';
import { pendingOf } from '../use-kit.ts';
import { partsOf } from './completeness-dots.tsx';

type PartTab = ReturnType<typeof partsOf>[number]['tab'];

/** What work belongs to which part. */
const workOf: Record<PartTab, readonly WorkType[]> = {
  IDEA: ['TARGET_AUDIENCE', 'BRAND_IDEA', 'IDEA_IMAGES'],
  MOODBOARD: ['MOODBOARD_IMAGES'],
  MARKET_RESEARCH: ['MARKET_RESEARCH'],
  PRODUCT_SKUS: ['PRODUCT_SKU', 'PRODUCT_IMAGES'],
};

/** The four parts of a kit, each with where it stands; each opens its tab. */
export function PartList({ kit }: { kit: BrandKit }) {
  const pending = pendingOf(kit);
  return (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
      {partsOf(kit.completeness).map(({ tab, isDone }) => {
        const work = pending.find(({ type }) => workOf[tab].includes(type));
        return (
          <li key={tab} className="flex items-center gap-2 py-1 text-sm">
            {work ? (
              <LoaderCircle
                role="img"
                aria-label="in progress"
                className="size-4 animate-spin text-ink-soft"
              />
            ) : isDone ? (
              <Check role="img" aria-label="complete" className="size-4 text-good" />
            ) : (
              <Circle role="img" aria-label="not complete" className="size-4 text-ink-soft" />
            )}
            <Link
              to={kitAddress(kit.id, tab)}
              className="font-medium hover:underline hover:underline-offset-4"
            >
              {tabNames[tab]}
            </Link>
            <span className="figures ml-auto truncate text-ink-soft">
              {work ? `${work.percent}%` : standing(kit, tab)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function standing(kit: BrandKit, tab: PartTab): string {
  if (tab === 'IDEA' && kit.brandIdeas.generations.length === 0) return 'None yet';
  if (tab === 'IDEA') return count(kit.brandIdeas.generations.length, 'idea');
  if (tab === 'MOODBOARD') return `${countThere(kit.moodboardImages)} of 8 pictures`;
  if (tab === 'MARKET_RESEARCH') return kit.marketResearch ? 'Written' : 'Not written';
  if (kit.productSkus.generations.length === 0) return 'None yet';
  return `${chosenProducts(kit).length} of ${count(kit.productSkus.generations.length, 'idea')} chosen`;
}
