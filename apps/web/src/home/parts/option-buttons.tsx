import {
  Boxes,
  Clock,
  Factory,
  Heart,
  Image,
  Landmark,
  PackageSearch,
  Pause,
  PenTool,
  Scale,
  Shirt,
  ShoppingBag,
  Sparkles,
  Sun,
  TrendingUp,
  Truck,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { optionsInOrder, type HomeIcon } from '@brandwright/contract/home/options.ts';
import { getSalesStats } from '@brandwright/contract/home/get-sales-stats.ts';
import { useOperation } from '#api/use-operation.ts';

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
  sparkles: Sparkles,
  'pen-tool': PenTool,
  image: Image,
  shirt: Shirt,
};

/** Ways to begin: each opens a new conversation. The sentence stands under its name. */
export function OptionButtons() {
  const sales = useOperation(getSalesStats, {});
  const options = optionsInOrder(sales.data?.firstSaleAt !== null);
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {options.map(({ key, label, icon, say }) => {
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
