import type { BrandEngine } from '@brandwright/artwork/wording/brand-engine.ts';
import type { BankLinks } from './bank-links/bank-links.ts';
import type { Conversations } from './conversations/conversations.ts';
import type { FileStore } from './files/file-store.ts';
import type { IdentityTokens } from './identity/identity.ts';
import type { ImageMaker } from '@brandwright/artwork/image-maker/image-maker.ts';
import type { Keyring } from './keyring/keyring.ts';
import type { Mail } from './mail/mail.ts';
import type { OperatorMailbox } from './mail/operator-mailbox.ts';
import type { Meetings } from './meetings/meetings.ts';
import type { ModelServers } from './model-servers/model-servers.ts';
import type { Payments } from './payments/payments.ts';
import type { Wallet } from './payments/wallets/wallet.ts';
import type { PrintOnDemand } from './print-on-demand/print-on-demand.ts';
import type { ShopCatalogs } from './shop-catalog/shop-catalog.ts';
import type { ShopsWithOrders } from './shop-orders/shop-orders.ts';
import type { Slack } from './slack/slack.ts';
import type { Sms } from './sms/sms.ts';
import type { SupportChat } from './support-chat/support-chat.ts';
import type { Shipping } from './shipping/shipping.ts';
import type { WebPages } from './web-pages/web-pages.ts';

/** The outside world. One interface each, an embedded implementation, and the real one chosen by configuration. */
export interface Providers {
  files: FileStore;
  conversations: Conversations;
  meetings: Meetings;
  mail: Mail;
  operator: OperatorMailbox;
  /** Where the warehouse’s support is written to. */
  support: OperatorMailbox;
  payments: Payments;
  wallet: Wallet;
  bankLinks: BankLinks;
  printOnDemand: PrintOnDemand;
  shopCatalogs: ShopCatalogs;
  shopOrders: ShopsWithOrders;
  shipping: Shipping;
  sms: Sms;
  slack: Slack;
  supportChat: SupportChat;
  keyring: Keyring;
  identity: IdentityTokens;
  webPages: WebPages;
  brandEngine: BrandEngine;
  imageMaker: ImageMaker;
  modelServers: ModelServers;
}

/** Environment variables that choose and set up the providers. */
export type ProviderSettings = Readonly<Record<string, string | undefined>>;
