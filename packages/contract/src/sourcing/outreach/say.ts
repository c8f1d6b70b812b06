import { listWords } from '../../kernel/words.ts';
import type { OutreachCounts } from './entities.ts';
import { countOf } from '../say.ts';

/** "Lume & Cera, Olaria do Vale and 2 more". */
export const namesOf = (names: readonly string[], most = 5): string => listWords(names, most);

/** "3 sent, 1 answered, 1 failed". */
export function countWords({ queued, sent, passedOn, failed, answered }: OutreachCounts): string {
  const parts = [
    answered > 0 ? `${answered} answered` : '',
    sent > 0 ? `${sent} sent, no answer yet` : '',
    passedOn > 0 ? `${passedOn} with our team, who are looking for an address` : '',
    queued > 0 ? `${queued} waiting to be sent` : '',
    failed > 0 ? `${failed} failed` : '',
  ].filter(Boolean);
  return parts.join(', ');
}

export { countOf };
