import { channelLabels } from '@brandwright/contract/fulfillment/channels/enums.ts';
import { disableProductFeed } from '@brandwright/contract/fulfillment/channels/disable-product-feed.ts';
import { enableProductFeed } from '@brandwright/contract/fulfillment/channels/enable-product-feed.ts';
import { getProductFeed } from '@brandwright/contract/fulfillment/channels/get-product-feed.ts';
import {
  feedFormats,
  type FeedChannel,
  type ProductFeed,
} from '@brandwright/contract/fulfillment/channels/product-feed.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { ShareAddress } from '#brand-kits/parts/share-address.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Section } from '#orders/parts/section.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { FeedFacts, LeftOutProducts } from './feed-facts.tsx';

const mostNamed = 20;

/** The file of products that a channel can fetch: on or off, and what is in it. */
export function FeedSection({ channel }: { channel: FeedChannel }) {
  const feed = useOperation(getProductFeed, { channel });
  const { mayAct } = usePermissions();
  return (
    <Section
      title="Product feed"
      aside={
        feed.data && (
          <span className="pr-3">
            <Status tone={feed.data.isOn ? 'good' : 'neutral'}>{feed.data.isOn ? 'On' : 'Off'}</Status>
          </span>
        )
      }
    >
      <Load query={feed} skeleton={<SkeletonCard height={200} />}>
        {(data) => (
          <div className="flex flex-col gap-5">
            {data.isOn ? (
              <FeedAddress feed={data} mayAct={mayAct} />
            ) : (
              <FeedForm feed={data} mayAct={mayAct} />
            )}
            <FeedFacts feed={data} />
            <LeftOutProducts feed={data} most={mostNamed} />
          </div>
        )}
      </Load>
    </Section>
  );
}

function FeedAddress({ feed: { channel, address }, mayAct }: { feed: ProductFeed; mayAct: boolean }) {
  const off = useAction(disableProductFeed);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">
        {feedFormats[channel].where} Anyone with the address can read the file, which always reflects your
        current catalog.
      </p>
      {address && <ShareAddress url={address} />}
      {mayAct && (
        <div>
          <Button size="small" busy={off.isRunning} onClick={() => void off.run({ channel })}>
            Turn off the feed
          </Button>
        </div>
      )}
    </div>
  );
}

function FeedForm({ feed: { channel, pagesUrl, products }, mayAct }: { feed: ProductFeed; mayAct: boolean }) {
  const form = useOperationForm(enableProductFeed, {
    initial: { pagesUrl: pagesUrl ?? '' },
    toInput: (values) => ({ channel, pagesUrl: values.pagesUrl }),
  });
  if (!mayAct)
    return (
      <p className="text-sm text-ink-soft">
        The feed is off. Someone with member access to this store can turn it on.
      </p>
    );
  if (products === 0)
    return (
      <p className="text-sm text-ink-soft">
        No products qualify for the feed yet. Each one needs a picture, a description and a price.
      </p>
    );
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">
        Turn it on to get a secret address where {channelLabels[channel]} can fetch your products. You can
        turn it off at any time.
      </p>
      <Field
        label="Address of your product pages"
        hint="Where shoppers view a product. We add its handle at the end, or its name if it has no handle."
        error={form.errorOf('pagesUrl')}
      >
        {(tie) => (
          <Input
            {...tie}
            {...form.register('pagesUrl')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            placeholder="https://my-brand.com/products/"
            maxLength={300}
          />
        )}
      </Field>
      {form.failure && (
        <p role="alert" className="text-sm text-bad">
          {form.failure}
        </p>
      )}
      <div>
        <Button type="submit" look="accent" busy={form.isRunning}>
          Turn on the feed
        </Button>
      </div>
    </form>
  );
}
