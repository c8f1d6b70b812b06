import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { CartView } from '../parts/cart-view.tsx';

/** What is to be bought from suppliers. */
export function CartCard({ output, density }: CardProps<OutputOfCard<'cart'>>) {
  return <CartView cart={output} isWhole={density === 'panel'} />;
}
