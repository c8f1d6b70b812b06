import {
  Bot,
  CircleCheck,
  Clock,
  CreditCard,
  Gauge,
  Mail,
  PackageX,
  Pause,
  ReceiptText,
  ShieldCheck,
  Tags,
  Undo2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { NotificationKind } from '@brandwright/contract/home/notifications/kinds.ts';

/** How each kind looks; its word is its label. */
export const notificationFaces: Readonly<Record<NotificationKind, LucideIcon>> = {
  SUPPLIER_WROTE: Mail,
  QUOTE_RECEIVED: Tags,
  ORDER_HELD: Pause,
  ORDER_LATE: Clock,
  INVOICE_DUE: ReceiptText,
  PAYMENT_FAILED: CreditCard,
  AI_CREDITS: Gauge,
  RETURN_OPENED: Undo2,
  RECEIVING_DISCREPANCY: PackageX,
  WORK_FINISHED: CircleCheck,
  ASSISTANT_FOUND: Bot,
  SECURITY: ShieldCheck,
};
