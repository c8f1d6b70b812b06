import { Link } from 'react-router';
import { channelLabels } from '@brandwright/contract/fulfillment/channels/enums.ts';
import { feedFormats } from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { ShareAddress } from '#brand-kits/parts/share-address.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { channelAddress } from '../labels.ts';
import { FeedFacts, LeftOutProducts } from '../parts/feed-facts.tsx';

const mostNamed = 4;

/** The file of products that a channel can fetch, with its address where it is on. */
export function ProductFeedCard({ output, call }: CardProps<OutputOfCard<'product_feed'>>) {
  const { channel, isOn, address } = output;
  // Turning it off is what can be undone.
  const isOpen = call.undone === true ? !isOn : isOn;
  return (
    <Card
      label={`Product feed for ${channelLabels[channel]}`}
      title={`Product feed for ${channelLabels[channel]}`}
      aside={<Status tone={isOpen ? 'good' : 'neutral'}>{isOpen ? 'On' : 'Off'}</Status>}
      actions={
        <Button asChild size="small">
          <Link to={channelAddress(channel)}>{isOpen ? 'Open the channel' : 'Open the feed'}</Link>
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {address && (
          <>
            <p className="text-sm text-ink-soft">{feedFormats[channel].where}</p>
            <ShareAddress url={address} />
          </>
        )}
        <FeedFacts feed={output} />
        <LeftOutProducts feed={output} most={mostNamed} />
      </div>
    </Card>
  );
}
