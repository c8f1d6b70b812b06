import { connectShop } from '@brandwright/contract/catalog/connect-shop.ts';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { ConnectFormFrame } from './connect-form-frame.tsx';
import type { ConnectShopFormProps } from './connect-shop-form.tsx';
import { ShopSecret } from './shop-secret.tsx';

/** A WooCommerce shop’s address and the key of its REST API. */
export function ConnectWooCommerceForm({ domain, onDone, onCancel }: ConnectShopFormProps) {
  const form = useOperationForm(connectShop, {
    initial: { domain: domain ?? '', consumerKey: '', consumerSecret: '' },
    toInput: (values) => ({ platform: 'WOOCOMMERCE' as const, ...values }),
    onDone,
  });
  return (
    <ConnectFormFrame
      domain={{
        label: 'Shop address',
        hint: 'Your shop’s web address. It must use https.',
        placeholder: 'https://my-brand.com',
        error: form.errorOf('domain'),
        register: form.register('domain'),
      }}
      note="In WordPress, open WooCommerce, Settings, Advanced, REST API, and add a key with Read/Write permission for a user who manages the shop. Read permission is enough to import products. Write permission is needed to mark orders as shipped and to set up webhooks; nothing else in your shop is changed."
      failure={form.failure}
      isRunning={form.isRunning}
      onSubmit={form.submit}
      onCancel={onCancel}
    >
      <ShopSecret
        label="Consumer key"
        hint="Starts with ck_."
        type="text"
        error={form.errorOf('consumerKey')}
        register={form.register('consumerKey')}
      />
      <ShopSecret
        label="Consumer secret"
        hint="Starts with cs_. Kept encrypted and never shown again."
        error={form.errorOf('consumerSecret')}
        register={form.register('consumerSecret')}
      />
    </ConnectFormFrame>
  );
}
