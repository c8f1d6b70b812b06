import {
  Boxes,
  Clock,
  Factory,
  Heart,
  Landmark,
  PackageSearch,
  Pause,
  Scale,
  ShoppingBag,
  Sun,
  TrendingUp,
  Truck,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { homeOptions } from '@brandwright/contract/home/options.ts';
import type { HomeIcon } from '@brandwright/contract/home/options.ts';

const icons: Readonly<Record<HomeIcon, LucideIcon>> = {
  sun: Sun,
  clock: Clock,
  'package-search': PackageSearch,
  pause: Pause,
  boxes: Boxes,
  'trending-up': TrendingUp,
  factory: Factory,
  'shopping-bag': ShoppingBag,
  landmark: Landmark,
  scale: Scale,
  truck: Truck,
  heart: Heart,
};

/** Ways to begin: each opens a new conversation. The sentence stands under its name. */
export function OptionButtons() {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {homeOptions.map(({ key, label, icon, say }) => {
        const Icon = icons[icon];
        return (
          <li key={key} className="flex">
            <Link
              to={`/llm/${key}`}
              className="flex w-full gap-3 rounded-xl border border-line bg-raised px-3.5 py-3 transition-colors hover:border-ink/30"
            >
              <Icon aria-hidden className="mt-0.5 size-4 text-ink-soft" />
              <span className="min-w-0">
                <span className="block font-medium">{label}</span>
                <span className="block text-ink-soft">{say}</span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
