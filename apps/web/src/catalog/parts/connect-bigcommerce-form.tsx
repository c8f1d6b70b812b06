import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { ConnectFormFrame } from './connect-form-frame.tsx';
import type { ConnectShopFormProps } from './connect-shop-form.tsx';
import { ShopSecret } from './shop-secret.tsx';

/** A BigCommerce store and the token of an API account. */
export function ConnectBigCommerceForm({ domain, onDone, onCancel }: ConnectShopFormProps) {
  const form = useOperationForm(connectShop, {
    initial: { domain: domain ?? '', accessToken: '' },
    toInput: (values) => ({ platform: 'BIGCOMMERCE' as const, ...values }),
    onDone,
  });
  return (
    <ConnectFormFrame
      domain={{
        label: 'Store hash or API path',
        hint: 'Copy it from the API account, such as https://api.bigcommerce.com/stores/abc123xyz/v3/.',
        placeholder: 'abc123xyz',
        error: form.errorOf('domain'),
        register: form.register('domain'),
      }}
      note="In BigCommerce, open Settings, API, Store-level API accounts, and create a V2/V3 API token with Products and Information & Settings set to read-only, and for orders, Orders set to modify. The only things written to your shop are what you’ve shipped and the webhooks for its orders."
      failure={form.failure}
      isRunning={form.isRunning}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <ShopSecret
        label="Access token"
        hint="Kept encrypted and never shown again."
        error={form.errorOf('accessToken')}
        register={form.register('accessToken')}
      />
    </ConnectFormFrame>
  );
}
