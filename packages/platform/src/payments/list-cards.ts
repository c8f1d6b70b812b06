import { listCards } from '@brandwright/contract/payments/list-cards.ts';
import { implement } from '../kernel/request/implementation.ts';
import { showCards } from './show-card.ts';

export default implement(listCards, {
  run: async (context) => ({ output: { cards: await showCards(context) } }),
});
