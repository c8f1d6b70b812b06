import { formatMoney } from '../kernel/money.ts';
import { count, listWords } from '../kernel/words.ts';
import {
  customsLackWords,
  type CustomsDeclaration,
  type CustomsItem,
  type CustomsLine,
  type EelPfc,
} from './customs.ts';

/** Above this value a CN 23 is needed instead of a CN 22 (USPS International Mail Manual 123.61). */
const mostOnCn22Minor = 40_000;
/** Lines on a CN 22. */
const mostOnCn22Items = 4;
/** Above this value for one tariff number, the export must first be filed with AES (15 CFR 30.37(a)). */
const mostUnfiledMinor = 250_000;

export type CustomsForm = 'CN22' | 'CN23' | 'COMMERCIAL_INVOICE';
export const customsFormLabels: Readonly<Record<CustomsForm, string>> = {
  CN22: 'CN 22',
  CN23: 'CN 23',
  COMMERCIAL_INVOICE: 'Commercial invoice',
};

export const declaredMinor = (items: readonly Pick<CustomsItem, 'valueMinor'>[]): number =>
  items.reduce((sum, { valueMinor }) => sum + valueMinor, 0);

/** The customs form to include: a postal form for USPS, a commercial invoice for other carriers. */
export function customsFormOf({ items }: Pick<CustomsDeclaration, 'items'>, carrier: string): CustomsForm {
  if (carrier !== 'USPS') return 'COMMERCIAL_INVOICE';
  return declaredMinor(items) <= mostOnCn22Minor && items.length <= mostOnCn22Items ? 'CN22' : 'CN23';
}

/** Tariff numbers whose goods are worth enough to require an AES filing. Exports to Canada are exempt (15 CFR 30.36). */
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

/** Undefined if an ITN is required but missing. */
export function eelPfcOf(
  items: readonly Pick<CustomsItem, 'valueMinor' | 'tariffNumber'>[],
  toCountry: string,
  itn: string | null,
): EelPfc | undefined {
  if (itn !== null) return 'AES_ITN';
  if (numbersToFile(items, toCountry).length > 0) return undefined;
  return toCountry === 'CA' ? 'NOEEI_30_36' : 'NOEEI_30_37_a';
}

/** Net weights are rounded individually, so their sum may slightly exceed the parcel's weight. */
export const isHeavierThan = (
  items: readonly Pick<CustomsItem, 'netWeightPounds'>[],
  parcelPounds: number,
): boolean =>
  items.reduce((sum, { netWeightPounds }) => sum + netWeightPounds, 0) > parcelPounds + 0.01 * items.length;

/** "the tariff number and country of origin of Ceramic mug (JC-MUG-SAND)" for each item with something missing. */
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
