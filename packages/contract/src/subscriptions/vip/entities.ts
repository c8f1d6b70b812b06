import { z } from 'zod';
import { field, instant } from '../../kernel/fields.ts';
import { vipKind, vipKinds } from './vip-kinds.ts';

export const vipStatus = z.enum(['OPEN', 'ANSWERED', 'CANCELED']);
export type VipStatus = z.output<typeof vipStatus>;

export const vipStatusLabels: Readonly<Record<VipStatus, string>> = {
  OPEN: 'Open',
  ANSWERED: 'Answered',
  CANCELED: 'Canceled',
};

/** What may follow what: an open request can be answered or canceled, and either can be opened again. */
export const vipTransitions: Readonly<Record<VipStatus, readonly VipStatus[]>> = {
  OPEN: ['ANSWERED', 'CANCELED'],
  ANSWERED: ['OPEN'],
  CANCELED: ['OPEN'],
};

export const vipRequest = z.object({
  id: z.uuid(),
  kind: vipKind,
  label: z.string(),
  reason: z.string(),
  status: vipStatus,
  createdBy: z.string(),
  createdAt: instant(),
  updatedAt: instant(),
});
export type VipRequest = z.output<typeof vipRequest>;

/** Where a kind stands for this store. */
export const vipOffer = z.object({
  kind: vipKind,
  label: z.string(),
  does: z.string(),
  isOpen: z.boolean(),
  /** "$10,000". */
  opensAt: z.string(),
});

export const vipReads = ['list_vip_requests'] as const;

export const vipKindWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  vipKind.options.map((kind) => [kind, vipKinds[kind].words]),
);

export const vipReason = () =>
  field(
    z
      .string()
      .trim()
      .min(1, 'Say what it is about.')
      .max(2000, 'What it is about can have at most 2,000 characters.'),
    {
      sense: 'free_text',
      outgoing: 'words',
      words: ['about', 'because', 'reason', 'that', 'regarding'],
      question: 'What is it about?',
      label: 'What it’s about',
    },
  );
