import { dismissFeedItem } from '@brandwright/contract/home/dismiss-feed-item.ts';
import { implement } from '../kernel/request/implementation.ts';
import { putAside, undoPutAside } from './set-aside.ts';

export default implement(dismissFeedItem, {
  run: (context, { itemId }) => putAside(context, itemId, null),
  undo: undoPutAside,
});
