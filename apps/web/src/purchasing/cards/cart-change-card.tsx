import { listWords } from '@brandwright/contract/kernel/words.ts';
import { formatNumber } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { CartView } from '../parts/cart-view.tsx';

type Output = OutputOfCard<'cart_change'>;

function changeOf(output: Output): string {
  if ('added' in output) return `Added ${formatNumber(output.added.quantity)} × ${output.added.title}`;
  if (output.removed.length === 0) return 'Nothing was in it';
  return `Removed ${listWords(
    output.removed.map(({ title }) => title),
    4,
  )}`;
}

/** The cart after something was put in or taken out. */
export function CartChangeCard({ output, call, density }: CardProps<Output>) {
  const change = changeOf(output);
  return (
    <CartView
      cart={output.cart}
      change={call.undone ? `Undone: ${change}` : change}
      isWhole={density === 'panel'}
    />
  );
}
