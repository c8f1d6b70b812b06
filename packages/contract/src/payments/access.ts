import type { Access } from '../kernel/operation.ts';

/** Who may spend the store's money and change what it pays with. */
export const mayPay = { kind: 'private', role: 'admin', preview: false } as const satisfies Access;
