import type { KitForm } from '../kit-stage.ts';
import type { LookName } from '../../find-form/looks.ts';
import { homeTextileForms } from './home-textiles.ts';
import { paperForms } from './paper.ts';
import { jewelryForms } from './jewelry.ts';
import { playForms } from './playthings.ts';
import { wornBagForms } from './bags-worn.ts';
import { garmentForms } from './garments.ts';
import { pouchForms } from './panels/pouches.data.ts';
import { boxForms } from './panels/boxes.data.ts';
import { cartonForms } from './panels/cartons.data.ts';
import { bottleForms } from './bottles.ts';
import { brandSheetForms } from './brand-sheet.ts';
import { headwearForms } from './headwear.ts';
import { latheForms } from './lathe.data.ts';
import { jarForms } from './jars.ts';
import { sewnForms } from './patterns.data.ts';
import { tubeForms } from './tubes.ts';
import { vesselForms } from './vessels.ts';

const round: readonly LookName[] = [
  'finish',
  'ribbed',
  'clear',
  'two-tone',
  'pattern',
  'torn-label',
  'no-label',
];
const glass = round.filter((name) => name !== 'finish');
const sewn: readonly LookName[] = ['pattern', 'two-tone', 'no-label'];
/** What can be asked of the forms that are drawn by hand: the looks, and parts by the brand's color that each has. */
const asks: Readonly<Record<string, Pick<KitForm, 'parts' | 'takes'>>> = {
  ...of('bottle pump-bottle spray-bottle supplement-jar', {
    takes: round,
    parts: { lid: 'accent', label: 'label' },
  }),
  ...of('dropper jar glass-bottle wine-bottle', { takes: glass, parts: { lid: 'accent', label: 'label' } }),
  ...of('cream-jar', { takes: round, parts: { lid: undefined, label: 'label' } }),
  ...of('candle diffuser', { takes: glass, parts: { label: 'label' } }),
  ...of('tin caddy', { takes: round, parts: { lid: undefined, label: 'label' } }),
  ...of('candle-tin can bowl', { takes: round, parts: { label: 'label' } }),
  ...of('mug', { takes: round, parts: { handle: undefined, label: 'label' } }),
  ...of('tumbler water-bottle', { takes: round, parts: { lid: 'accent', label: 'label' } }),
  ...of('stick', { parts: { lid: 'accent' } }),
  ...of('tube', { parts: { lid: 'accent' } }),
  ...of('onesie', { takes: sewn, parts: { trim: 'accent' } }),
  ...of('socks cap', { parts: { trim: 'accent' } }),
  ...of('tie bow-tie gloves pet-bed bucket-hat', { parts: {} }),
  ...of('belt', { takes: [], parts: {} }),
  ...of('tee longsleeve hoodie crewneck leggings apron tote zip-pouch pillow bandana', { takes: sewn }),
};

function of(names: string, what: Pick<KitForm, 'parts' | 'takes'>) {
  return Object.fromEntries(names.split(' ').map((name) => [name, what]));
}

const drawn: Record<string, KitForm> = {
  ...cartonForms,
  ...headwearForms,
  ...pouchForms,
  ...boxForms,
  ...garmentForms,
  ...wornBagForms,
  ...homeTextileForms,
  ...paperForms,
  ...jewelryForms,
  ...playForms,
  ...bottleForms,
  ...jarForms,
  ...tubeForms,
  ...vesselForms,
  ...latheForms,
  ...sewnForms,
  ...brandSheetForms,
};

const forms: Record<string, KitForm> = Object.fromEntries(
  Object.entries(drawn).map(([name, form]) => {
    const whole = { ...form, ...asks[name] };
    // What is printed can be left off of everything but the sheet that shows it.
    const takes = new Set<LookName>([...(whole.takes ?? []), 'no-label']);
    return [name, name === 'brand-sheet' ? whole : { ...whole, takes: [...takes] }];
  }),
);

/** Everything that can carry a brand: bottle, mug, tote, tee, … */
export const kitFormNames: readonly string[] = Object.keys(forms);
export const kitFormNamed = (name: string): KitForm | undefined =>
  Object.hasOwn(forms, name) ? forms[name] : undefined;
