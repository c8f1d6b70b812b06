import type { Form } from '../kit/kit.ts';
import { bottleForms } from './bottles.ts';
import { boxForms } from './boxes.ts';
import { jewelryForms } from './jewelry.ts';
import { tablewareForms } from './tableware.ts';
import { toyForms } from './toys.ts';
import { candleForms } from './candles.ts';
import { garmentForms } from './garments.ts';
import { paperForms } from './paper.ts';
import { smallForms } from './small-things.ts';
import { softForms } from './soft-goods.ts';
import { vesselForms } from './vessels.ts';

const forms: Record<string, Form> = {
  ...candleForms,
  ...tablewareForms,
  ...boxForms,
  ...jewelryForms,
  ...toyForms,
  ...vesselForms,
  ...bottleForms,
  ...garmentForms,
  ...softForms,
  ...paperForms,
  ...smallForms,
};

/** Everything that can be drawn: candle-jar, mug, tote, tee, … */
export const formNames: readonly string[] = Object.keys(forms);
export const formNamed = (name: string): Form | undefined =>
  Object.hasOwn(forms, name) ? forms[name] : undefined;
