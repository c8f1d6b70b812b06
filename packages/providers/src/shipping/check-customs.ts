import { customsDeclaration } from '@brandwright/contract/fulfillment/customs.ts';
import { eelPfcOf, isHeavierThan, numbersToFile } from '@brandwright/contract/fulfillment/customs-rules.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import { ShippingRefused, type RateRequest } from './shipping.ts';

/** Throws ShippingRefused for a declaration that customs would send back. A parcel within the country has none. */
export function checkCustoms({ to, parcel, customs }: Pick<RateRequest, 'to' | 'parcel' | 'customs'>): void {
  if (customs === undefined || to.countryCode === 'US') return;
  const { error } = customsDeclaration.safeParse(customs);
  const [issue] = error?.issues ?? [];
  if (issue)
    throw new ShippingRefused(
      `The customs declaration can’t be used (${issue.path.join('.')}): ${issue.message}`,
    );
  if (customs.contentsType === 'OTHER' && !customs.contentsExplanation)
    throw new ShippingRefused('Customs needs an explanation of contents of the type “Other”.');
  const expected = eelPfcOf(customs.items, to.countryCode, customs.itn);
  if (expected === undefined)
    throw new ShippingRefused(
      `Goods worth more than $2,500 under ${listWords(numbersToFile(customs.items, to.countryCode))} need the ITN of their export filing.`,
    );
  if (customs.eelPfc !== expected)
    throw new ShippingRefused(`The declaration says ${customs.eelPfc}, and it should say ${expected}.`);
  if (isHeavierThan(customs.items, parcel.weightPounds))
    throw new ShippingRefused('The items of the customs declaration weigh more than the parcel.');
}

/** Throws ShippingRefused for a parcel abroad without a declaration, or with one that customs would send back. */
export function needCustoms(request: Pick<RateRequest, 'to' | 'parcel' | 'customs'>): void {
  if (request.to.countryCode !== 'US' && request.customs === undefined)
    throw new ShippingRefused('A parcel to another country needs a customs declaration.');
  checkCustoms(request);
}
