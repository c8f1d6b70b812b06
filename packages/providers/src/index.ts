export { createProviders } from './create-providers.ts';
export { servedDrawing } from './files/served-drawing.ts';
export { isLoopbackHost } from './model-servers/local-address.ts';
export type { Providers, ProviderSettings } from './providers.ts';
export {
  type AudienceDraft,
  type BrandBrief,
  type BrandEngine,
  type BrandIdeaDraft,
  type DesignModel,
  type GenerationOptions,
  type PaletteColor,
  type ProductIdeaDraft,
  type ResearchSection,
} from '@brandwright/artwork/wording/brand-engine.ts';
export type * from './bank-links/bank-links.ts';
export type * from './conversations/conversations.ts';
export type * from './files/file-store.ts';
export type * from './identity/identity.ts';
export type * from '@brandwright/artwork/image-maker/image-maker.ts';
export type * from './keyring/keyring.ts';
export type * from './mail/mail.ts';
export type * from './mail/operator-mailbox.ts';
export type * from './meetings/meetings.ts';
export type * from './model-servers/model-servers.ts';
export { isTestBank } from './payments/test-bank/test-bank.ts';
export type { TestBank } from './payments/test-bank/test-bank.ts';
export type { ChargeOnPage } from './payments/test-bank/charges.ts';
export type * from './payments/billing.ts';
export type * from './payments/payments.ts';
export { isTestWallet } from './payments/wallets/test-wallet.ts';
export type { OrderOnPage, TestWallet } from './payments/wallets/test-wallet.ts';
export type { WalletEvent } from './payments/wallets/wallet.ts';
export type * from './payments/wallets/wallet.ts';
export type * from './print-on-demand/print-on-demand.ts';
export { ShopRefused } from './shop-catalog/shop-catalog.ts';
export { drawLabel } from './shipping/embedded/draw-label.ts';
export { drawManifest } from './shipping/embedded/draw-manifest.ts';
export { manifestNumberOf } from './shipping/embedded/tracking-number.ts';
export { rateParcel } from './shipping/embedded/rate-parcel.ts';
export { cityNamed, regionOfZip } from './shipping/embedded/us-places.ts';
export type * from './shipping/shipping.ts';
export type * from './shop-catalog/shop-catalog.ts';
export type * from './shop-orders/shop-orders.ts';
export type * from './web-pages/web-pages.ts';
