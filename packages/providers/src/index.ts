import type { BrandEngine } from './brand-engine/brand-engine.ts';
import type { Conversations } from './conversations/conversations.ts';
import type { FileStore } from './files/file-store.ts';
import type { IdentityTokens } from './identity/identity.ts';
import type { ImageMaker } from './image-maker/image-maker.ts';
import type { Keyring } from './keyring/keyring.ts';
import type { Mail } from './mail/mail.ts';
import type { OperatorMailbox } from './mail/operator-mailbox.ts';
import type { Meetings } from './meetings/meetings.ts';
import type { ModelServers } from './model-servers/model-servers.ts';
import type { Payments } from './payments/payments.ts';
import type { PrintOnDemand } from './print-on-demand/print-on-demand.ts';
import type { WebPages } from './web-pages/web-pages.ts';

/** The outside world. One interface each, an embedded implementation, and the real one chosen by configuration. */
export interface Providers {
  files: FileStore;
  conversations: Conversations;
  meetings: Meetings;
  mail: Mail;
  operator: OperatorMailbox;
  payments: Payments;
  printOnDemand: PrintOnDemand;
  keyring: Keyring;
  identity: IdentityTokens;
  webPages: WebPages;
  brandEngine: BrandEngine;
  imageMaker: ImageMaker;
  modelServers: ModelServers;
}

export { createProviders, type ProviderSettings } from './create-providers.ts';
export {
  designModels,
  type AudienceDraft,
  type BrandBrief,
  type BrandEngine,
  type BrandIdeaDraft,
  type DesignModel,
  type GenerationOptions,
  type PaletteColor,
  type ProductIdeaDraft,
  type ResearchSection,
} from './brand-engine/brand-engine.ts';
export type * from './conversations/conversations.ts';
export type * from './files/file-store.ts';
export type * from './identity/identity.ts';
export type * from './image-maker/image-maker.ts';
export type * from './keyring/keyring.ts';
export type * from './mail/mail.ts';
export type * from './mail/operator-mailbox.ts';
export type * from './meetings/meetings.ts';
export type * from './model-servers/model-servers.ts';
export type * from './payments/payments.ts';
export type * from './print-on-demand/print-on-demand.ts';
export type * from './web-pages/web-pages.ts';
