import type { ProductOption, ProductPicture } from '@brandwright/contract/catalog/entities.ts';
import type { OutputOf } from '@brandwright/contract';
import type { checkProductImport } from '@brandwright/contract/catalog/check-product-import.ts';

export type BadRow = OutputOf<typeof checkProductImport>['badRows'][number];

/** A variant as a file or a shop has it. */
export interface FileVariant {
  line: number;
  /** Empty where there is none. */
  code: string;
  optionValues: string[];
  priceMinor: number;
  costMinor: number | null;
  weightGrams: number | null;
  barcode: string | null;
  quantity: number;
}

/** A product as a file or a shop has it, checked and clean. */
export interface FileProduct {
  line: number;
  handle: string;
  title: string;
  description: string;
  type: string | null;
  vendor: string | null;
  tags: string[];
  pictures: ProductPicture[];
  options: ProductOption[];
  enabled: boolean;
  variants: FileVariant[];
}
