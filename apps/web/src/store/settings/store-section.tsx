import { BankDetails } from './bank-details.tsx';
import { SlackSettings } from './slack-settings.tsx';
import { StoreHandle } from './store-handle.tsx';
import { StorefrontSettings } from './storefront-settings.tsx';

/** The store's own settings: each part reads and saves by itself. */
export function StoreSection() {
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <StoreHandle />
      <StorefrontSettings />
      <SlackSettings />
      <BankDetails />
    </div>
  );
}
