import { join } from 'node:path';
import { chooseBankLinks } from './bank-links/choose-bank-links.ts';
import { chooseBrandEngine } from './brand-engine/choose-brand-engine.ts';
import { chooseConversations } from './conversations/choose-conversations.ts';
import { createDiskFileStore } from './files/disk-file-store.ts';
import type { FileStore } from './files/file-store.ts';
import { createS3FileStore } from './files/s3-file-store.ts';
import { createGoogleIdentity, noIdentity } from './identity/google-identity.ts';
import { chooseImageMaker } from './image-maker/choose-image-maker.ts';
import { createKeyring, readOrMakeSecret } from './keyring/keyring.ts';
import type { Mail } from './mail/mail.ts';
import { createOperatorMailbox } from './mail/operator-mailbox.ts';
import { createOutboxMail } from './mail/outbox-mail.ts';
import { keepSentMail } from './mail/sent-mail.ts';
import { createSmtpMail } from './mail/smtp-mail.ts';
import { chooseMeetings } from './meetings/choose-meetings.ts';
import { chooseModelServers } from './model-servers/choose-model-servers.ts';
import { choosePayments } from './payments/choose-payments.ts';
import { chooseWallet } from './payments/wallets/choose-wallet.ts';
import { choosePrintOnDemand } from './print-on-demand/choose-print-on-demand.ts';
import type { Providers, ProviderSettings } from './providers.ts';
import { chooseShopCatalogs } from './shop-catalog/choose-shop-catalogs.ts';
import { chooseShopOrders } from './shop-orders/choose-shop-orders.ts';
import { chooseShipping } from './shipping/choose-shipping.ts';
import { createSlack } from './slack/create-slack.ts';
import { chooseSms } from './sms/choose-sms.ts';
import { createSupportChat } from './support-chat/support-chat.ts';
import { createWebPages } from './web-pages/create-web-pages.ts';

/** Where the providers work. */
export interface Surroundings {
  /** Is told what an operator should know. */
  report?: (message: string) => void;
  /** Where this server is reached, without a trailing slash. */
  publicUrl?: string;
  /** What time it is for the embedded providers and for what we tell others. */
  now?: () => Date;
}

/**
 * The providers that the settings (environment variables) ask for, embedded ones otherwise. `dataDir` is where
 * embedded ones keep what they know. Throws a plain sentence when settings are incomplete.
 */
export function createProviders(
  settings: ProviderSettings,
  dataDir: string,
  { report = () => {}, ...surroundings }: Surroundings = {},
): Providers {
  const keyring = createKeyring(settings.SESSION_SECRET || readOrMakeSecret(dataDir));
  const mail = chooseMail(settings, dataDir, report);
  const outbox = createOutboxMail(keepSentMail(join(dataDir, 'outbox')), report);
  return {
    files: chooseFiles(settings, dataDir),
    conversations: chooseConversations(settings),
    meetings: chooseMeetings(settings),
    mail,
    operator: createOperatorMailbox(settings.OPERATIONS_EMAIL, mail, outbox),
    support: createOperatorMailbox(settings.SUPPORT_EMAIL || settings.OPERATIONS_EMAIL, mail, outbox),
    payments: choosePayments(settings, dataDir, surroundings),
    wallet: chooseWallet(settings, dataDir, surroundings.publicUrl),
    bankLinks: chooseBankLinks(settings, surroundings.now),
    printOnDemand: choosePrintOnDemand(settings),
    shopCatalogs: chooseShopCatalogs(settings),
    shopOrders: chooseShopOrders(settings, dataDir, surroundings.now),
    shipping: chooseShipping(settings, dataDir, surroundings.now),
    sms: chooseSms(settings, dataDir, report),
    slack: createSlack(),
    supportChat: createSupportChat(settings.INTERCOM_IDENTITY_SECRET, keyring.key('support-chat')),
    keyring,
    identity: settings.GOOGLE_CLIENT_ID
      ? createGoogleIdentity({
          clientId: settings.GOOGLE_CLIENT_ID,
          issuer: settings.GOOGLE_ISSUER || 'https://accounts.google.com',
        })
      : noIdentity,
    webPages: createWebPages(
      settings.WEB_PAGE_PORTS ? { ports: settings.WEB_PAGE_PORTS.split(/[\s,]+/) } : {},
    ),
    brandEngine: chooseBrandEngine(settings),
    imageMaker: chooseImageMaker(settings),
    modelServers: chooseModelServers(settings),
  };
}

function chooseFiles(settings: ProviderSettings, dataDir: string): FileStore {
  if (!settings.S3_BUCKET) return createDiskFileStore(join(dataDir, 'files'));
  return createS3FileStore({
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION || 'us-east-1',
    endpoint: needed(settings, 'S3_ENDPOINT', 'S3_BUCKET'),
    accessKeyId: needed(settings, 'S3_ACCESS_KEY_ID', 'S3_BUCKET'),
    secretAccessKey: needed(settings, 'S3_SECRET_ACCESS_KEY', 'S3_BUCKET'),
  });
}

function chooseMail(settings: ProviderSettings, dataDir: string, report: (message: string) => void): Mail {
  const sent = keepSentMail(join(dataDir, 'outbox'));
  if (!settings.SMTP_URL) return createOutboxMail(sent, report);
  return createSmtpMail({ url: settings.SMTP_URL, from: needed(settings, 'MAIL_FROM', 'SMTP_URL') }, sent);
}

function needed(settings: ProviderSettings, name: string, because: string): string {
  const value = settings[name];
  if (!value) throw new Error(`${because} is set, so ${name} is needed too.`);
  return value;
}
