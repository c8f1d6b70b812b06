import { formatMoney } from '../kernel/money.ts';
import { count, listWords } from '../kernel/words.ts';
import {
  customsLackWords,
  type CustomsDeclaration,
  type CustomsItem,
  type CustomsLine,
  type EelPfc,
} from './customs.ts';

/** Above it a CN 23 goes along instead of a CN 22 (USPS International Mail Manual 123.61). */
export const mostOnCn22Minor = 40_000;
/** Lines of a CN 22. */
export const mostOnCn22Items = 4;
/** Above it for one tariff number the export is filed with AES first (15 CFR 30.37(a)). */
export const mostUnfiledMinor = 250_000;

export type CustomsForm = 'CN22' | 'CN23' | 'COMMERCIAL_INVOICE';
export const customsFormLabels: Readonly<Record<CustomsForm, string>> = {
  CN22: 'CN 22',
  CN23: 'CN 23',
  COMMERCIAL_INVOICE: 'Commercial invoice',
};

export const declaredMinor = (items: readonly Pick<CustomsItem, 'valueMinor'>[]): number =>
  items.reduce((sum, { valueMinor }) => sum + valueMinor, 0);

/** The paper that goes along: the post's own forms, or the invoice that other carriers take. */
export function customsFormOf({ items }: Pick<CustomsDeclaration, 'items'>, carrier: string): CustomsForm {
  if (carrier !== 'USPS') return 'COMMERCIAL_INVOICE';
  return declaredMinor(items) <= mostOnCn22Minor && items.length <= mostOnCn22Items ? 'CN22' : 'CN23';
}

/** Tariff numbers whose goods are worth so much that their export is filed. Exports to Canada aren't (15 CFR 30.36). */
export function numbersToFile(
  items: readonly Pick<CustomsItem, 'valueMinor' | 'tariffNumber'>[],
  toCountry: string,
): string[] {
  if (toCountry === 'CA') return [];
  const byNumber = Map.groupBy(items, (item) => item.tariffNumber);
  return [...byNumber]
    .filter(([, same]) => declaredMinor(same) > mostUnfiledMinor)
    .map(([tariffNumber]) => tariffNumber);
}

/** Undefined where an ITN is needed and there is none. */
export function eelPfcOf(
  items: readonly Pick<CustomsItem, 'valueMinor' | 'tariffNumber'>[],
  toCountry: string,
  itn: string | null,
): EelPfc | undefined {
  if (itn !== null) return 'AES_ITN';
  if (numbersToFile(items, toCountry).length > 0) return undefined;
  return toCountry === 'CA' ? 'NOEEI_30_36' : 'NOEEI_30_37_a';
}

/** Net weights are rounded one by one, so that together they may be a little more than the parcel. */
export const isHeavierThan = (
  items: readonly Pick<CustomsItem, 'netWeightPounds'>[],
  parcelPounds: number,
): boolean =>
  items.reduce((sum, { netWeightPounds }) => sum + netWeightPounds, 0) > parcelPounds + 0.01 * items.length;

/** "the tariff number and country of origin of Ceramic mug (JC-MUG-SAND)" for each item that lacks something. */
export const lackWords = (lines: readonly CustomsLine[], most = 3): string =>
  listWords(
    lines
      .filter(({ lacks }) => lacks.length > 0)
      .map(
        ({ lacks, description, sku }) =>
          `the ${listWords(lacks.map((lack) => customsLackWords[lack]))} of ${description}${sku === null ? '' : ` (${sku})`}`,
      ),
    most,
  );

/** "3 units worth $84.00, CN 22". */
export function declarationLine(declaration: CustomsDeclaration, carrier: string): string {
  const units = declaration.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const worth = formatMoney(declaredMinor(declaration.items), 'USD');
  return `${count(units, 'unit')} worth ${worth}, ${customsFormLabels[customsFormOf(declaration, carrier)]}`;
}
