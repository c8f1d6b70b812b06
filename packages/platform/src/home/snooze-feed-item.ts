import { OperationError } from '@brandwright/contract';
import { snoozeFeedItem } from '@brandwright/contract/home/snooze-feed-item.ts';
import { implement } from '../kernel/request/implementation.ts';
import { snoozeUntil } from './rules.ts';
import { putAside, undoPutAside } from './set-aside.ts';

export default implement(snoozeFeedItem, {
  async run(context, { itemId, lasting, backOn }) {
    const now = context.clock.now();
    const back = snoozeUntil({ lasting, backOn }, now);
    if (back <= now) {
      throw new OperationError(
        'bad_input',
        'That day has passed. Name a later one, or say for how many days.',
        [{ path: 'backOn', message: 'A day after today.' }],
      );
    }
    return putAside(context, itemId, back);
  },
  undo: undoPutAside,
});
