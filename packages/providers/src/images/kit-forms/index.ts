import type { KitForm } from '../kit-stage.ts';
import { homeTextileForms } from './home-textiles.ts';
import { paperForms } from './paper.ts';
import { jewelleryForms } from './jewellery.ts';
import { playForms } from './playthings.ts';
import { wornBagForms } from './bags-worn.ts';
import { garmentForms } from './garments.ts';
import { bagForms } from './bags.ts';
import { boxForms } from './boxes.ts';
import { bottleForms } from './bottles.ts';
import { giftBoxForms } from './gift-boxes.ts';
import { headwearForms } from './headwear.ts';
import { jarForms } from './jars.ts';
import { tubeForms } from './tubes.ts';
import { vesselForms } from './vessels.ts';

const forms: Record<string, KitForm> = {
  ...boxForms,
  ...giftBoxForms,
  ...headwearForms,
  ...bagForms,
  ...garmentForms,
  ...wornBagForms,
  ...homeTextileForms,
  ...paperForms,
  ...jewelleryForms,
  ...playForms,
  ...bottleForms,
  ...jarForms,
  ...tubeForms,
  ...vesselForms,
};

/** Everything that can carry a brand: bottle, mug, tote, tee, … */
export const kitFormNames: readonly string[] = Object.keys(forms);
export const kitFormNamed = (name: string): KitForm | undefined =>
  Object.hasOwn(forms, name) ? forms[name] : undefined;
