import { OperationError } from '@brandwright/contract';

/** A variant as a shop has it. */
export interface ShopVariant {
  /** Its SKU code; empty where the shop has none. */
  sku: string;
  optionValues: string[];
  /** In hundredths of the shop's currency, as all amounts are here. */
  priceMinor: number;
  costMinor: number | null;
  weightGrams: number | null;
  barcode: string | null;
  quantity: number;
}

/** A product as a shop has it. Its texts were written there: nothing in them is trusted. */
export interface ShopProduct {
  id: string;
  handle: string;
  title: string;
  bodyHtml: string;
  vendor: string | null;
  type: string | null;
  tags: string[];
  isPublished: boolean;
  optionNames: string[];
  pictures: { url: string; alt: string | null }[];
  /** The first 301 where there are more: one more than the catalog takes. */
  variants: ShopVariant[];
}

export interface ShopAbout {
  /** What the shop is called. */
  name: string;
  /** A shop made up for trying it out. */
  isTest: boolean;
  /** ISO 4217 code. */
  currency: string;
  productCount: number;
}

export interface ShopListing extends Omit<ShopAbout, 'productCount'> {
  products: ShopProduct[];
}

export type OnRead = (read: number, all: number) => Promise<void>;

/**
 * The products of one shop. Errors: ShopRefused where asking again would not help, `upstream` where it may, `timeout`. Each call
 * reads the shop anew, and answers all or nothing.
 */
export interface ShopCatalog {
  about(signal: AbortSignal): Promise<ShopAbout>;
  /** `onRead` is told how many products have been read so far, of how many. */
  read(signal: AbortSignal, onRead?: OnRead): Promise<ShopListing>;
}

/** What a shop is reached with: a token, or an app that gets one for a day each time. */
export type ShopCredentials =
  /** `webhookSecret`: what the shop signs its webhooks with, where it was entered. An app signs with its client secret. */
  | { kind: 'TOKEN'; accessToken: string; webhookSecret?: string | undefined }
  | { kind: 'APP'; clientId: string; clientSecret: string };

export interface ShopAccess {
  /** `NAME.myshopify.com`; requests go to no other host. */
  domain: string;
  credentials: ShopCredentials;
}

export interface WooCommerceAccess {
  /** The shop’s own address without its scheme: "maple.com/shop". */
  domain: string;
  credentials: { kind: 'KEYS'; consumerKey: string; consumerSecret: string };
}

export interface BigCommerceAccess {
  /** `store-HASH.mybigcommerce.com`; requests go to the platform’s API only. */
  domain: string;
  credentials: { kind: 'TOKEN'; accessToken: string };
}

export interface ShopCatalogs {
  /** A shop that everybody has until one of their own is connected: the same products each time. */
  readonly testShop: ShopCatalog;
  shopify(access: ShopAccess): ShopCatalog;
  wooCommerce(access: WooCommerceAccess): ShopCatalog;
  bigCommerce(access: BigCommerceAccess): ShopCatalog;
}

/** The shop said no. Its sentence says what to do; `about`, which part of the connection it concerns. */
export class ShopRefused extends OperationError {
  readonly about: 'domain' | 'credentials' | 'scopes' | 'shop';
  constructor(about: ShopRefused['about'], message: string) {
    super('upstream', message);
    this.about = about;
  }
}
