import type { ReturnSettings } from '@brandwright/contract/returns/entities.ts';
import { moneyText, parseMoney } from '#orders/money-input.ts';

/** The settings as they are typed. */
export interface SettingsDraft {
  acceptsReturns: boolean;
  /** Blank: no limit. */
  windowDays: string;
  fee: ReturnSettings['fee'];
  feeText: string;
  destination: ReturnSettings['destination'];
  method: ReturnSettings['method'];
  /** Blank: no limit. */
  creditDays: string;
  policy: string;
}

export const draftOf = (one: ReturnSettings): SettingsDraft => ({
  acceptsReturns: one.acceptsReturns,
  windowDays: one.windowDays === null ? '' : String(one.windowDays),
  fee: one.fee,
  feeText: one.feeMinor === 0 ? '' : moneyText(one.feeMinor),
  destination: one.destination,
  method: one.method,
  creditDays: one.creditDays === null ? '' : String(one.creditDays),
  policy: one.policy,
});

/** What the operation takes of a draft. Store credit is a destination and a method at once. */
export const settingsInput = (draft: SettingsDraft) => ({
  accepts: draft.acceptsReturns ? ('OPEN' as const) : ('CLOSED' as const),
  ...(draft.windowDays.trim() === '' ? { hasNoLimit: true } : { windowDays: Number(draft.windowDays) }),
  fee: draft.fee,
  ...(draft.fee === 'FREE' ? {} : { feeMinor: parseMoney(draft.feeText) ?? undefined }),
  destination: draft.destination,
  method:
    draft.destination === 'STORE_CREDIT'
      ? ('STORE_CREDIT' as const)
      : draft.method === 'STORE_CREDIT'
        ? ('MANUAL' as const)
        : draft.method,
  creditDays: Number(draft.creditDays.trim()),
  policy: draft.policy,
});

/** What no schema can know, by field. */
export const settingsFaults = ({ windowDays, fee, feeText, creditDays }: SettingsDraft) => ({
  ...(windowDays.trim() !== '' && !/^\d{1,3}$/.test(windowDays.trim())
    ? { windowDays: 'Enter a number of days, or leave it blank for no limit.' }
    : {}),
  ...(fee === 'DEDUCT_FROM_REFUND' && !((parseMoney(feeText) ?? 0) > 0)
    ? { feeText: 'Enter an amount, such as 5 or 4.50.' }
    : {}),
  ...(creditDays.trim() !== '' && !/^[1-9]\d{0,2}$/.test(creditDays.trim())
    ? { creditDays: 'Enter a number of days, or leave it blank for no limit.' }
    : {}),
});
