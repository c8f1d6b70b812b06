import { Link } from 'react-router';
import { getProductFeed } from '@brandwright/contract/fulfillment/channels/get-product-feed.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { LeftOutProducts } from '#fulfillment/channels/parts/feed-facts.tsx';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';

const steps = [
  {
    title: 'List your products',
    text: 'Export them as CSV, and copy titles, prices and pictures into TikTok Shop’s own template.',
    to: '/inventory',
    label: 'Products',
  },
  {
    title: 'Bring the orders here',
    text: 'Export orders in TikTok’s Seller Center and import the file. They’re counted and fulfilled like any other order.',
    to: '/orders',
    label: 'Orders',
  },
  {
    title: 'Ship them',
    text: 'Buy labels for the imported orders, then enter the tracking numbers in Seller Center.',
    to: '/fulfillment-services',
    label: 'Fulfillment',
  },
] as const;

/** Selling on TikTok Shop: which products are ready for it, and how its orders are handled here. */
export default function TiktokShopScreen() {
  const found = useOperation(getProductFeed, { channel: 'INSTAGRAM' });
  useScreenInView('TikTok Shop');
  return (
    <Page width="narrow">
      <PageHeader
        title="TikTok Shop"
        note="TikTok Shop isn’t connected directly. Send products there and bring orders here as files."
      />
      <div className="flex flex-col gap-8">
        <Section
          title="Ready to list"
          note="TikTok Shop takes products with a picture, a description and a price."
        >
          <Load query={found} skeleton={<SkeletonCard height={160} />}>
            {(feed) =>
              feed.products + feed.leftOutCount === 0 ? (
                <EmptyState
                  title="No products for sale yet"
                  text="Add products or import them from your shop first."
                  action={
                    <Button asChild look="accent">
                      <Link to="/inventory">Go to products</Link>
                    </Button>
                  }
                />
              ) : (
                <>
                  <p className="figures text-lg">
                    {feed.products.toLocaleString('en-US')} of{' '}
                    {(feed.products + feed.leftOutCount).toLocaleString('en-US')} products ready
                  </p>
                  <LeftOutProducts feed={feed} most={10} />
                </>
              )
            }
          </Load>
        </Section>
        <Section title="How it works">
          <ol className="flex flex-col divide-y divide-line rounded-xl border border-line bg-raised">
            {steps.map(({ title, text, to, label }) => (
              <li key={to} className="flex flex-wrap items-center justify-between gap-3 p-4">
                <div className="min-w-0 flex-1 basis-72">
                  <h3 className="text-sm font-semibold">{title}</h3>
                  <p className="text-sm text-ink-soft">{text}</p>
                </div>
                <Button asChild size="small">
                  <Link to={to}>{label}</Link>
                </Button>
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </Page>
  );
}
