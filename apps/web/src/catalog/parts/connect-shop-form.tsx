import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { neededScopes, type ShopConnection } from '@brandwright/contract/catalog/shop-connection.ts';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';

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
    <Field label={label} hint={hint} error={form.errorOf(name)}>
      {(tie) => (
        <Input
          {...tie}
          {...form.register(name)}
          type={type}
          autoComplete="off"
          spellCheck={false}
          maxLength={300}
        />
      )}
    </Field>
  );
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
      <Field
        label="Shop domain"
        hint="Your Shopify domain, such as my-brand.myshopify.com."
        error={form.errorOf('domain')}
      >
        {(tie) => (
          <Input
            {...tie}
            {...form.register('domain')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
            placeholder="my-brand.myshopify.com"
            maxLength={200}
          />
        )}
      </Field>
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
                  'Optional, for orders to come in at once. In Shopify under Settings, Notifications, Webhooks.',
                )}
              </div>
            ),
          },
        ]}
      />
      <p className="text-sm text-ink-soft">
        The app needs the access scopes{' '}
        {neededScopes.map((scope, at) => (
          <span key={scope}>
            {at > 0 && ' and '}
            <code className="figures text-ink">{scope}</code>
          </span>
        ))}{' '}
        for products. Orders need three more; the screen names them once the shop is connected. All that is
        written to your shop is what you have shipped.
      </p>
      {form.failure && (
        <p role="alert" className="text-sm text-bad">
          {form.failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="accent" busy={form.isRunning}>
          Connect shop
        </Button>
        {onCancel && (
          <Button look="quiet" disabled={form.isRunning} onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
