import { listFeed } from '@brandwright/contract/home/list-feed.ts';
import { implement } from '../kernel/request/implementation.ts';
import { feedOf } from './rules.ts';
import { asideOut, viewFeed } from './set-aside.ts';

export default implement(listFeed, {
  async run(context) {
    const { here, away, unread } = await viewFeed(context);
    const { shown, moreWaiting } = feedOf(here);
    return {
      output: {
        items: shown.map(({ item }) => item),
        moreWaiting,
        setAside: away.map(asideOut),
        unread,
        asOf: context.clock.now().toISOString(),
      },
    };
  },
});
