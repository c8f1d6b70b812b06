/** A category of blanks; 0 as parent is the top. Field names as they travel (brand-kit document §3). */
export interface BlankCategory {
  id: number;
  parent_id: number;
  title: string;
}

/** Where a blank can be printed, and how large. */
export interface PrintArea {
  /** The carrier's word: `front`, `back`, `sleeve_left`, `embroidery_front`, `default`. */
  placement: string;
  title: string;
  /** Of the print file at `dpi`. */
  widthPx: number;
  heightPx: number;
  dpi: number;
  /** On the product. */
  widthMm: number;
  heightMm: number;
  technique: PrintTechnique;
  /** What printing here costs for one piece, in minor units. */
  printMinor: number;
  /** What is printed on, where it is not of the blank's own color: the paper in a frame. */
  groundHex?: string;
  /** A picture of the blank and where the area lies on it; absent where the carrier has none. */
  preview?: PrintPreview;
}
/** Shares of a square picture; the box may reach beyond what is seen of something round. */
export interface PrintPreview {
  /** `{hex}` stands for the blank's color without its #. */
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
export type PrintTechnique =
  | 'DTG'
  | 'EMBROIDERY'
  | 'SUBLIMATION'
  | 'UV'
  | 'DIGITAL'
  | 'KNIT'
  | 'SCREEN'
  | 'OTHER';

/** One color and size of a blank. */
export interface BlankVariant {
  id: number;
  /** Null where the blank comes in one size. */
  size: string | null;
  color: string;
  /** `#rrggbb`. */
  hex: string;
  /** What the blank costs, without print and shipping, in minor units. */
  costMinor: number;
  available: boolean;
}

/** A blank as it stands in the list. */
export interface BlankSummary {
  remoteId: number;
  mainCategoryId: number;
  title: string;
  brand: string | null;
  model: string | null;
  /** Picture of the blank, an address of ours or of the carrier. */
  imageUrl: string | null;
  /** How many variants there are. */
  variantCount: number;
  /** What the list knows without asking for each product; null where the carrier's list does not say. */
  colors: readonly { name: string; hex: string }[] | null;
  sizes: readonly string[] | null;
  costFromMinor: number | null;
  isDiscontinued: boolean;
}

/** A blank with all that is known of it. */
export interface Blank extends BlankSummary {
  description: string;
  material: string | null;
  /** Days until it leaves, at least and at most; null where the carrier does not say. */
  productionDays: readonly [number, number] | null;
  /** How many prints the price of the blank includes; the dearest ones are free. */
  includedPrints: number;
  variants: readonly BlankVariant[];
  printAreas: readonly PrintArea[];
}

/** A finished print file of one placement, as large as its print area. */
export interface PrintFile {
  placement: string;
  /** Where the carrier can read it from outside. */
  url: string;
  /** PNG. */
  read(): Promise<Uint8Array>;
}

/** What a mock-up shows. The same request is given again when it is read. */
export interface MockupRequest {
  /** The same key never makes two tasks where the caller keeps what `start` answered. */
  key: string;
  productId: number;
  /** Of different colors; one picture each. */
  variantIds: readonly number[];
  files: readonly PrintFile[];
}

export interface Mockup {
  placement: string;
  variantIds: readonly number[];
  /** "Front", "On a table". */
  title: string;
  contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: Uint8Array;
}

export type MockupOutcome =
  | { status: 'pending'; percent: number }
  | { status: 'completed'; mockups: readonly Mockup[] }
  | { status: 'failed'; reason: string };

/** A rate for sending one piece of each variant. */
export interface ShippingRate {
  id: string;
  name: string;
  amountMinor: number;
  minDays: number | null;
  maxDays: number | null;
}

/** A login for the carrier's own designer in the browser. */
export interface DesignerNonce {
  nonce: string;
  expiresAt: string;
  /** The template that was saved there before under the same external id. */
  templateId: string | null;
  scriptUrl: string;
}

/** What was saved in the carrier's own designer. */
export interface RemoteTemplate {
  id: string;
  productId: number;
  title: string;
  variantIds: readonly number[];
  placements: readonly string[];
  /** Picture of it at the carrier. */
  pictureUrl: string | null;
}

/**
 * Who prints a single piece when it is sold. The founder's templates are records of the platform, so lists, prices and
 * margins are the same with every carrier; what only the carrier knows (blanks, costs, rates, its designer) is asked here.
 */
export interface PrintOnDemand {
  readonly kind: 'embedded' | 'printful';
  /** As the carrier gives them: leaving some out is the platform's rule. */
  categories(): Promise<readonly BlankCategory[]>;
  products(): Promise<readonly BlankSummary[]>;
  /** Null for one that is not there. */
  product(remoteId: number): Promise<Blank | null>;
  /** Null where the platform's own designer is used. */
  createNonce(externalProductId: string): Promise<DesignerNonce | null>;
  /** What the carrier's designer saved under an external id; null where nothing was. */
  readTemplate(externalProductId: string): Promise<RemoteTemplate | null>;
  /** Deletes what its designer saved. Of one that is not there nothing is done. */
  deleteTemplate(externalProductId: string): Promise<void>;
  /** Starts mock-ups and answers the key to read them with. */
  startMockups(request: MockupRequest): Promise<{ taskKey: string }>;
  readMockups(taskKey: string, request: MockupRequest): Promise<MockupOutcome>;
  /** Rates to a country (ISO 3166-1 alpha-2), cheapest first. Empty where it is not sent to. */
  shippingRates(
    countryCode: string,
    productId: number,
    variantIds: readonly number[],
  ): Promise<readonly ShippingRate[]>;
}
