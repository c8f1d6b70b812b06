import { OperationError } from '@brandwright/contract';
import {
  customsDeclaration,
  customsItem,
  customsLackWords,
  mostCustomsItems,
  type ContentsType,
  type CustomsDeclaration,
  type CustomsLine,
  type Incoterm,
  type NonDelivery,
} from '@brandwright/contract/fulfillment/customs.ts';
import {
  eelPfcOf,
  isHeavierThan,
  lackWords,
  numbersToFile,
} from '@brandwright/contract/fulfillment/customs-rules.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import type { Context } from '../../kernel/request/context.ts';
import type { Wanted } from '../labels/parcel-wanted.ts';
import type { LabelRecord } from '../tables.ts';

/** What of a declaration is a choice; usual for sold goods is merchandise that comes back, with duty for the recipient. */
interface CustomsChoices {
  contentsType?: ContentsType | undefined;
  contentsExplanation?: string | undefined;
  nonDelivery?: NonDelivery | undefined;
  incoterm?: Incoterm | undefined;
  certifySigner?: string | undefined;
  itn?: string | undefined;
}

export const isAbroad = ({ to }: Pick<Wanted, 'to'>): boolean => to.countryCode !== 'US';

const asked = (message: string, path: string, detail = 'Needed for customs.') =>
  new OperationError('bad_input', message, [{ path, message: detail }]);

/** What customs is told; undefined within the country. `path` is the field of the input that the lines come from. Errors: bad_input. */
export function declarationOf(
  context: Context,
  { to, parcel }: Pick<Wanted, 'to' | 'parcel'>,
  lines: readonly CustomsLine[],
  choices: CustomsChoices,
  path: 'customsLines' | 'customsItems',
): CustomsDeclaration | undefined {
  if (!isAbroad({ to })) return undefined;
  refuseLacking(lines, path);
  const items = lines.map((line) => customsItem.parse({ ...line, currency: 'USD' }));
  if (isHeavierThan(items, parcel.weight))
    throw asked(
      `The items weigh more than the parcel’s ${parcel.weight} lb. Correct the weight of the parcel or of the items.`,
      'weightPounds',
      'Less than the items.',
    );
  const { contentsType = 'MERCHANDISE', nonDelivery = 'RETURN', incoterm = 'DDU' } = choices;
  const contentsExplanation = (contentsType === 'OTHER' && choices.contentsExplanation) || null;
  if (contentsType === 'OTHER' && contentsExplanation === null)
    throw asked('What’s in the parcel? Customs needs an explanation.', 'contentsExplanation');
  const itn = choices.itn ?? null;
  const eelPfc = eelPfcOf(items, to.countryCode, itn);
  if (eelPfc === undefined)
    throw asked(
      `Goods worth more than $2,500 under ${listWords(numbersToFile(items, to.countryCode))} need an export filing. File it with AES and enter the ITN.`,
      'itn',
      'Needed above $2,500 for one tariff number.',
    );
  return customsDeclaration.parse({
    contentsType,
    contentsExplanation,
    nonDelivery,
    incoterm,
    signer: choices.certifySigner ?? signerOf(context),
    eelPfc,
    itn,
    items,
  });
}

function refuseLacking(lines: readonly CustomsLine[], path: string): void {
  if (lines.length === 0)
    throw asked(
      'What’s in the parcel? Customs needs each item with its quantity, weight, value, tariff number and country of origin.',
      path,
    );
  if (lines.length > mostCustomsItems)
    throw asked(
      `A customs declaration can list at most ${mostCustomsItems} items. Ship it in several parcels.`,
      path,
      'Too many.',
    );
  const lacking = lackWords(lines);
  if (lacking === '') return;
  const fix = lines.some(({ sku, lacks }) => sku !== null && lacks.length > 0)
    ? ' Add what’s missing to the SKU or to this parcel.'
    : '';
  throw new OperationError(
    'bad_input',
    `Customs needs ${lacking}.${fix}`,
    lines.flatMap(({ lacks }, at) =>
      lacks.map((lack) => ({
        path: `${path}.${at}.${lack}`,
        message: `Customs needs the ${customsLackWords[lack]}.`,
      })),
    ),
  );
}

/** The person who buys it certifies it. */
function signerOf({ actor }: Context): string {
  if (actor.kind !== 'user')
    throw asked('Who certifies the customs declaration? Give a name.', 'certifySigner');
  return actor.name.slice(0, 100);
}

/** The declaration of a label; null for those of before that were told a single line, which named no tariff number. */
export const keptDeclaration = ({ customs }: Pick<LabelRecord, 'customs'>): CustomsDeclaration | null =>
  customsDeclaration.safeParse(customs).data ?? null;
