import { formatDay, formatMoney, formatNumber } from '#ui/format.ts';
import { zone } from '#ui/zone.ts';

/** An amount that came with a message; an invented currency stands as it was written. */
export function moneyText({
  amountMinor,
  currency = 'USD',
}: {
  amountMinor?: number | undefined;
  currency?: string | undefined;
}): string | null {
  if (amountMinor === undefined) return null;
  try {
    return formatMoney(amountMinor, currency);
  } catch {
    return `${formatNumber(amountMinor / 100)} ${currency}`;
  }
}

/** A day or instant that came with a message; what is none stands as it was written. */
export function dayText(text: string | undefined): string | null {
  if (!text) return null;
  return Number.isNaN(Date.parse(text)) ? text : formatDay(text);
}

const call = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: zone,
  timeZoneName: 'short',
});

/** When a call is: 'Tuesday, November 24 at 3:00 PM UTC'. */
export function callTimeText(text: string | undefined): string {
  if (!text || Number.isNaN(Date.parse(text))) return 'No time yet';
  return call.format(new Date(text)).replace(/\u202f/g, ' ');
}
