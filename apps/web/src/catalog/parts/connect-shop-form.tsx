import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { neededScopes, type ShopConnection } from '@brandwright/contract/catalog/shop-connection.ts';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { RadioCards } from '#ui/radio-cards.tsx';
import { ConnectFormFrame } from './connect-form-frame.tsx';
import { ShopSecret } from './shop-secret.tsx';

const initial = {
  domain: '',
  credentials: 'APP' as 'APP' | 'TOKEN',
  accessToken: '',
  webhookSecret: '',
  clientId: '',
  clientSecret: '',
};
type Values = typeof initial;
type Secret = 'accessToken' | 'webhookSecret' | 'clientId' | 'clientSecret';

/** Blanks, and what belongs to the other way, are left out. */
const toInput = ({ domain, credentials, accessToken, webhookSecret, clientId, clientSecret }: Values) => ({
  domain,
  ...(credentials === 'TOKEN'
    ? { accessToken, ...(webhookSecret === '' ? {} : { webhookSecret }) }
    : { clientId, clientSecret }),
});

export interface ConnectShopFormProps {
  /** Replaces the shop that is connected. */
  domain: string | null;
  onDone: (connection: ShopConnection) => void;
  onCancel?: () => void;
}

/** A shop's domain and what it is reached with. */
export function ConnectShopForm({ domain, onDone, onCancel }: ConnectShopFormProps) {
  const form = useOperationForm(connectShop, {
    initial: { ...initial, domain: domain ?? '' },
    toInput,
    onDone,
  });
  const way = form.watch('credentials');
  const secret = (name: Secret, label: string, hint: string, type: 'password' | 'text' = 'password') => (
    <ShopSecret
      label={label}
      hint={hint}
      type={type}
      error={form.errorOf(name)}
      register={form.register(name)}
    />
  );
  return (
    <ConnectFormFrame
      domain={{
        label: 'Shop domain',
        hint: 'Your Shopify domain, such as my-brand.myshopify.com.',
        placeholder: 'my-brand.myshopify.com',
        error: form.errorOf('domain'),
        register: form.register('domain'),
      }}
      note={
        <>
          The app needs the access scopes{' '}
          {neededScopes.map((scope, at) => (
            <span key={scope}>
              {at > 0 && ' and '}
              <code className="figures text-ink">{scope}</code>
            </span>
          ))}{' '}
          for products. Orders need three more, listed here once the shop is connected. The only things
          written to your shop are what you’ve shipped and the webhooks for its orders.
        </>
      }
      failure={form.failure}
      isRunning={form.isRunning}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <RadioCards
        label="How to connect"
        value={way}
        onChange={(next) => form.setValue('credentials', next)}
        cards={[
          {
            value: 'APP',
            label: 'An app from the Dev Dashboard',
            text: 'For apps made since January 2026. Create an app in Shopify’s Dev Dashboard, install it in your shop and copy its client ID and secret from its settings.',
            details: (
              <div className="flex flex-col gap-4">
                {secret('clientId', 'Client ID', 'From the app’s settings.', 'text')}
                {secret('clientSecret', 'Client secret', 'Kept encrypted and never shown again.')}
              </div>
            ),
          },
          {
            value: 'TOKEN',
            label: 'A custom app token',
            text: 'For custom apps made in the Shopify admin before 2026, under Settings, Apps, Develop apps.',
            details: (
              <div className="flex flex-col gap-4">
                {secret(
                  'accessToken',
                  'Admin API access token',
                  'Starts with shpat_. Kept encrypted and never shown again.',
                )}
                {secret(
                  'webhookSecret',
                  'Webhook secret',
                  'Optional. Brings in orders right away. It’s the app’s API secret key, under its API credentials.',
                )}
              </div>
            ),
          },
        ]}
      />
    </ConnectFormFrame>
  );
}
