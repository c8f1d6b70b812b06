import { decide, type DutyCase, type Layer } from '../duty-case.ts';

/** What the exemption covers: parcels up to $800. */
export const exemptionLimitMinor = 80_000;
/** China and Hong Kong first, then every country (EO 14256, EO 14324). */
const suspendedFrom = (country: string): string =>
  country === 'CN' || country === 'HK' ? '2025-05-02' : '2025-08-29';

/** The $800 exemption, suspended for all countries since 2025-08-29. */
export function deMinimis({ request }: DutyCase): Layer {
  const until = suspendedFrom(request.country);
  const identity = {
    authority: 'DE_MINIMIS',
    heading: '19 U.S.C. 1321',
    title: 'De minimis exemption up to $800',
    source: '19 U.S.C. 1321(a)(2)(C); EO 14256, EO 14324; FR 2026-12669, FR 2026-12670',
    from: null,
    to: dayBefore(until),
  } as const;
  if (request.entryDay >= until)
    return decide(request, identity, {
      applies: false,
      reason: `Suspended since ${until}: every parcel is dutiable, whatever its value.`,
    });
  const value = request.customsValueMinor;
  if (value === null)
    return decide(request, identity, {
      applies: false,
      certainty: 'assumed',
      reason: 'A shipment worth more than $800 is assumed.',
    });
  if (value > exemptionLimitMinor)
    return decide(request, identity, { applies: false, reason: 'The shipment is worth more than $800.' });
  return decide(request, identity, {
    applies: true,
    ratePercent: 0,
    certainty: 'assumed',
    reason: 'Worth $800 or less on that day: free of duty, if it’s the importer’s only one that day.',
  });
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
