import type { FileStore } from './files/file-store.ts';
import type { Mail } from './mail/mail.ts';
import type { Payments } from './payments/payments.ts';

/** The outside world. One interface each, an embedded implementation, and the real one chosen by configuration. */
export interface Providers {
  files: FileStore;
  mail: Mail;
  payments: Payments;
}

export type * from './files/file-store.ts';
export type * from './mail/mail.ts';
export type * from './payments/payments.ts';
