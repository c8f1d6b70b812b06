import type { KitForm } from '../kit-stage.ts';
import { boxForms } from './boxes.ts';
import { bottleForms } from './bottles.ts';
import { jarForms } from './jars.ts';
import { tubeForms } from './tubes.ts';
import { vesselForms } from './vessels.ts';

const forms: Record<string, KitForm> = {
  ...boxForms,
  ...bottleForms,
  ...jarForms,
  ...tubeForms,
  ...vesselForms,
};

/** Everything that can carry a brand: bottle, mug, tote, tee, … */
export const kitFormNames: readonly string[] = Object.keys(forms);
export const kitFormNamed = (name: string): KitForm | undefined =>
  Object.hasOwn(forms, name) ? forms[name] : undefined;
