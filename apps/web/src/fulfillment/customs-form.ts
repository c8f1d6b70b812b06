import type {
  ContentsType,
  CustomsLack,
  CustomsLine,
  Incoterm,
  NonDelivery,
} from '@brandwright/contract/fulfillment/customs.ts';
import type { buyLabel } from '@brandwright/contract/fulfillment/buy-label.ts';
import type { shipOrder } from '@brandwright/contract/fulfillment/ship-order.ts';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { parseMoney, parseUnits } from '#orders/money-input.ts';

/** What of a customs declaration is chosen; '' for nothing. */
export interface TypedChoices {
  contentsType: ContentsType;
  contentsExplanation: string;
  nonDelivery: NonDelivery;
  incoterm: Incoterm;
  itn: string;
  /** '' signs with the name of the person who buys the label. */
  signer: string;
}

export const usualChoices: TypedChoices = {
  contentsType: 'MERCHANDISE',
  contentsExplanation: '',
  nonDelivery: 'RETURN',
  incoterm: 'DDU',
  itn: '',
  signer: '',
};

/** Of one item; weight and value are of all its units. */
export type TypedFigures = Record<CustomsLack, string>;
export const blankFigures: TypedFigures = {
  tariffNumber: '',
  originCountry: '',
  netWeightPounds: '',
  valueMinor: '',
};

export interface TypedItem extends TypedFigures {
  key: string;
  description: string;
  quantity: string;
}
export const newItem = (key: string): TypedItem => ({ ...blankFigures, key, description: '', quantity: '1' });

type Choices = Pick<
  SendOf<typeof shipOrder>,
  'contentsType' | 'contentsExplanation' | 'nonDelivery' | 'incoterm' | 'itn' | 'certifySigner'
>;

/** The choices as they are sent; null while an explanation is missing. */
export function sentChoices(typed: TypedChoices): Choices | null {
  const { contentsType, nonDelivery, incoterm } = typed;
  const [contentsExplanation, itn, certifySigner] = [
    typed.contentsExplanation.trim(),
    typed.itn.trim(),
    typed.signer.trim(),
  ];
  if (contentsType === 'OTHER' && contentsExplanation === '') return null;
  return {
    contentsType,
    nonDelivery,
    incoterm,
    ...(contentsType === 'OTHER' ? { contentsExplanation } : {}),
    ...(itn ? { itn } : {}),
    ...(certifySigner ? { certifySigner } : {}),
  };
}

/** Undefined for what is missing or no figure. */
const figuresOf = (typed: TypedFigures) => {
  const weight = Number(typed.netWeightPounds);
  return {
    tariffNumber: typed.tariffNumber.trim() || undefined,
    originCountry: typed.originCountry || undefined,
    netWeightPounds: weight > 0 ? weight : undefined,
    valueMinor: parseMoney(typed.valueMinor) || undefined,
  };
};

/** What was typed for lines that lack something; null while one of them still does. */
export function sentLines(
  lines: readonly CustomsLine[],
  typed: Readonly<Record<string, TypedFigures>>,
): NonNullable<SendOf<typeof shipOrder>['customsLines']> | null {
  const sent = lines.flatMap(({ lineItemId, lacks }) => {
    if (lineItemId === null || lacks.length === 0) return [];
    const figures = figuresOf(typed[lineItemId] ?? blankFigures);
    const given = Object.fromEntries(lacks.map((lack) => [lack, figures[lack]]));
    return [{ lineItemId, ...given }];
  });
  return sent.some((line) => Object.values(line).some((value) => value === undefined)) ? null : sent;
}

/** What a parcel without an order holds; null while something is missing. */
export function sentItems(
  items: readonly TypedItem[],
): NonNullable<SendOf<typeof buyLabel>['customsItems']> | null {
  const sent = items.map((item) => ({
    description: item.description.trim(),
    quantity: parseUnits(item.quantity),
    ...figuresOf(item),
  }));
  const whole = sent.flatMap(({ quantity, ...item }) =>
    quantity === undefined ||
    item.description === '' ||
    Object.values(item).some((value) => value === undefined)
      ? []
      : [{ ...item, quantity }],
  );
  return whole.length === sent.length ? whole : null;
}
