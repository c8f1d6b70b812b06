import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { listCodes, usmcaCountries } from '../../data/countries.ts';
import {
  postalMethods,
  regularPostalFrom,
  regularPostalSource,
  type PostalMethod,
} from '../../data/postal.ts';
import { emergencyDuties, reciprocalRates } from '../../data/reciprocal.ts';
import { decide, tidyPercent, type DutyCase, type DutyRequest, type Layer } from '../duty-case.ts';
import { inForce } from '../eastern-day.ts';
import { exemptionLimitMinor } from './small-parcels.ts';

/**
 * What parcels by post pay in place of every other duty: from 2025 a percentage or a flat sum for each parcel, as the
 * carrier chose; from February 2026 a percentage; since 2026-07-24 the regular duties.
 */
export function postal(duty: DutyCase): Layer {
  const { request } = duty;
  const { entryDay } = request;
  const theirs = postalMethods.filter(({ countries }) => countries?.includes(request.country) ?? true);
  const method = theirs.find(({ from, to }) => inForce(entryDay, from, to));
  const identity = {
    authority: 'POSTAL',
    heading: '19 CFR 145',
    title: 'Duty on postal parcels',
    source: method?.source ?? regularPostalSource,
    from: method?.from ?? (entryDay >= regularPostalFrom ? regularPostalFrom : null),
    to: method?.to ?? null,
  } as const;
  if (!request.postal)
    return decide(request, identity, { applies: false, reason: 'The goods aren’t sent by mail.' });
  if (entryDay >= regularPostalFrom)
    return decide(request, identity, {
      applies: false,
      reason: `Carriers' own methods are over: a percentage or $80 to $200 for each parcel until 2026-02-23, then 10% until 2026-07-23. Since ${regularPostalFrom} parcels by mail pay the regular duties through an informal entry.`,
    });
  if (!method) return decide(request, identity, { applies: false, reason: `Not in force on ${entryDay}.` });
  const value = request.customsValueMinor;
  if (value !== null && value > exemptionLimitMinor)
    return decide(request, identity, {
      applies: false,
      reason: 'Parcels worth more than $800 were entered like other goods, with the regular duties.',
    });
  return byMethod(duty, identity, method);
}

function byMethod(
  duty: DutyCase,
  identity: Parameters<typeof decide>[1],
  { percent: stated, flat }: PostalMethod,
): Layer {
  const { request } = duty;
  const percent = stated === 'ieepa' ? emergencyPercent(request) : stated;
  const share = `${percent}% of the value`;
  const assumed = { applies: true, certainty: 'assumed' } as const;
  const flatMinor = flat.find(({ upToPercent }) => percent <= upToPercent)?.amountMinor;
  if (flatMinor === undefined)
    return decide(request, identity, {
      ...assumed,
      ratePercent: percent,
      reason: `Parcels by mail paid ${share} instead of every other duty; flat amounts had ended. One parcel of $800 at most is assumed.`,
    });
  const sum = `${formatMoney(flatMinor)} for each parcel`;
  const isFlat = duty.ask('postal_flat');
  if (isFlat === undefined)
    return decide(request, identity, {
      applies: 'unknown',
      ratePercent: percent,
      reason: `The carrier paid ${share} or ${sum}, as it chose, instead of every other duty. One parcel of $800 at most is assumed.`,
      question: `Which method did the carrier use: ${share}, or ${sum}?`,
    });
  if (!isFlat) return decide(request, identity, { ...assumed, ratePercent: percent, reason: `${share}.` });
  const value = request.customsValueMinor;
  return decide(request, identity, {
    ...assumed,
    ratePercent: value ? tidyPercent((flatMinor / value) * 100) : null,
    amountMinor: flatMinor,
    certainty: value ? 'assumed' : 'unknown',
    reason: `${sum}.`,
  });
}

/** The country's whole rate under IEEPA on a day, as carriers reckoned with it: all-in rates are taken whole. */
function emergencyPercent({ country, entryDay }: DutyRequest): number {
  const codes = listCodes(country);
  const own = reciprocalRates.find(
    (row) => codes.includes(row.country) && inForce(entryDay, row.from, row.to),
  );
  const reciprocal = usmcaCountries.has(country) ? 0 : (own?.percent ?? 10);
  const others = emergencyDuties
    .filter(({ countries }) => countries.includes(country))
    .flatMap(({ periods }) => periods.filter(({ from, to }) => inForce(entryDay, from, to)))
    .reduce((all, { percent }) => all + percent, 0);
  return reciprocal + others;
}

/** Whether the postal duty is paid in place of the others. */
export const isPostalInstead = ({ authority, applies }: Layer): boolean =>
  authority === 'POSTAL' && applies !== false;
