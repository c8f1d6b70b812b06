import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { getShopConnection } from '@brandwright/contract/catalog/get-shop-connection.ts';
import {
  connectShopPath,
  connectShopPaths,
  shopPlatformLabels,
  type ShopConnection,
} from '@brandwright/contract/catalog/shop-connection.ts';
import { partnerModelPath } from '@brandwright/contract/copilot/partner-model/entities.ts';
import { getPartnerModel } from '@brandwright/contract/copilot/partner-model/get-partner-model.ts';
import { isLanguageModel, modelWords, testWords } from '@brandwright/contract/copilot/partner-model/words.ts';
import { listBankAccounts } from '@brandwright/contract/payments/list-bank-accounts.ts';
import { bindApp } from '@brandwright/contract/store/app-bindings/bind-app.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { mayCall } from '#api/may-call.ts';
import { useOperation } from '#api/use-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { Status, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Load } from '#ui/load.tsx';
import { Section } from '#ui/section.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { BoundApps } from '../landing/bound-apps.tsx';

/** What the store is connected to, how each does, and where it is changed. */
export function IntegrationsSection() {
  const store = useStoreProfile().data;
  return (
    <div className="flex max-w-3xl flex-col gap-10">
      <Shop />
      {store && mayCall(getPartnerModel, store) && <Model />}
      <Bank />
      {store && (
        <Section
          title="Apps"
          note="Outside apps tied to this store by a code. They get no access to your data."
        >
          <BoundApps
            mayBind={mayCall(bindApp, store) && !store.isPreviewAccount}
            none="No apps yet. When you open the link that an app gives you, it’s listed here."
          />
        </Section>
      )}
    </div>
  );
}

function Line({
  state,
  tone,
  note,
  children,
}: {
  state: string;
  tone: Tone;
  note?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 text-sm">
        <Status tone={tone}>
          <span className="font-medium whitespace-normal">{state}</span>
        </Status>
        {note && <p className="mt-1 wrap-anywhere text-ink-soft">{note}</p>}
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}

function Shop() {
  const found = useOperation(getShopConnection, {});
  return (
    <Section title="Shop" note="Products and orders sync in, and shipments sync back.">
      <Load query={found} skeleton={<SkeletonCard height={80} />}>
        {(shop) => (shop.connected ? <ConnectedShop shop={shop} /> : <NoShop />)}
      </Load>
    </Section>
  );
}

const NoShop = () => (
  <Line state="Not connected" tone="neutral" note="Until you connect one, you’re using a test shop.">
    <Button asChild size="small">
      <Link to={connectShopPath}>Connect a shop</Link>
    </Button>
  </Line>
);

function ConnectedShop({ shop }: { shop: ShopConnection }) {
  const [tested, setTested] = useState<ShopConnection['test']>(null);
  const [isTesting, setTesting] = useState(false);

  async function test() {
    setTesting(true);
    try {
      setTested((await callOperation(getShopConnection, { test: true })).test);
    } catch (error) {
      setTested({ passed: false, products: null, failure: messageOf(error) });
    }
    setTesting(false);
  }

  const platform = shop.platform ?? 'SHOPIFY';
  const result =
    tested === null
      ? undefined
      : tested.passed
        ? `It’s responding: ${count(tested.products ?? 0, 'product')}.`
        : (tested.failure ?? 'It didn’t respond.');
  return (
    <Line
      state={`${shop.name ?? shop.domain ?? 'Shop'} on ${shopPlatformLabels[platform]}`}
      tone={tested?.passed === false ? 'bad' : 'good'}
      note={result ?? shop.warning ?? shop.domain ?? ''}
    >
      <Button size="small" busy={isTesting} onClick={() => void test()}>
        Test
      </Button>
      <Button asChild size="small">
        <Link to={connectShopPaths[platform]}>Settings</Link>
      </Button>
    </Line>
  );
}

function Model() {
  const found = useOperation(getPartnerModel, {});
  return (
    <Section title="Partner’s language model">
      <Load query={found} skeleton={<SkeletonCard height={80} />}>
        {(model) => {
          const words = modelWords(model);
          const failed = model.lastTest?.failure ?? null;
          return (
            <Line
              state={`${words.charAt(0).toUpperCase()}${words.slice(1)}`}
              tone={failed === null ? 'good' : 'bad'}
              note={
                model.lastTest
                  ? testWords(model.lastTest)
                  : isLanguageModel(model)
                    ? 'Not tested yet.'
                    : 'Built into Brandwright. It needs no key, and its answers don’t use AI credits.'
              }
            >
              <Button asChild size="small">
                <Link to={partnerModelPath}>Test and settings</Link>
              </Button>
            </Line>
          );
        }}
      </Load>
    </Section>
  );
}

function Bank() {
  const found = useOperation(listBankAccounts, {});
  return (
    <Section title="Bank account" note="Where payouts go.">
      <Load query={found} skeleton={<SkeletonCard height={80} />}>
        {({ accounts }) => (
          <Line
            state={accounts.length === 0 ? 'Not linked' : count(accounts.length, 'account')}
            tone={accounts.length === 0 ? 'neutral' : 'good'}
            note={accounts.map(({ bankName, last4 }) => `${bankName} ending in ${last4}`).join(', ')}
          >
            <Button asChild size="small">
              <Link to="/payments?tab=bank">Bank and payouts</Link>
            </Button>
          </Line>
        )}
      </Load>
    </Section>
  );
}
