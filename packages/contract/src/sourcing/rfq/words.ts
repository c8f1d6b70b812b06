import { formatMoney } from '../../kernel/money.ts';

export { count, dayWords, listWords } from '../../kernel/words.ts';

export const money = formatMoney;
