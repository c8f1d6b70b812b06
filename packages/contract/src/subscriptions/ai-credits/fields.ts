import { z } from 'zod';
import type { CreditKind } from '../../kernel/credit-use.ts';
import { day, field } from '../../kernel/fields.ts';
import type { Access } from '../../kernel/operation.ts';
import { creditEntryKind, creditUseKind } from './entities.ts';

/** The store's owner says how much may be spent. */
export const mayCap = { kind: 'private', role: 'owner', preview: false } as const satisfies Access;

export const creditReads = ['get_ai_credits', 'list_ai_credit_entries'] as const;

const useWords: Readonly<Record<CreditKind, readonly string[]>> = {
  PARTNER_TURN: [
    'partner turn',
    'partner turns',
    'turn',
    'chat',
    'chats',
    'answer',
    'answers',
    'message',
    'talking to you',
    'chatting',
    'talking',
  ],
  PICTURE: ['picture', 'pictures', 'image', 'images', 'photo', 'photos', 'sketch', 'product shot'],
  LOGO: ['logo', 'logos', 'brand mark'],
  BRAND_KIT: ['brand kit', 'brand kits', 'kit', 'kits', 'whole brand'],
  BRAND_KIT_PART: ['brand kit part', 'market research', 'audiences', 'brand ideas', 'product ideas'],
  BRAND_PICTURES: ['brand pictures', 'brand picture', 'mood board', 'moodboard'],
  BRAND_MODULE: ['brand module', 'module', 'modules', 'slogans', 'palette', 'brand voice', 'brand story'],
  AI_IDEA: ['ai idea', 'ai ideas', 'idea', 'ideas'],
  AI_PRODUCT: ['ai product', 'ai products'],
};

export const useField = field(creditUseKind, { label: 'For', words: ['for', 'on'], valueWords: useWords });

export const entryKindField = field(creditEntryKind, {
  label: 'Kind',
  valueWords: {
    GRANT: ['granted', 'grants', 'added', 'received'],
    SPEND: ['spent', 'used', 'charged', 'spending'],
    REFUND: ['given back', 'refunded', 'refunds', 'returned'],
    EXPIRY: ['expired', 'lapsed'],
  },
});

export const periodFields = {
  from: day({ sense: 'date_from', label: 'From', words: ['from', 'since', 'this', 'last'] }).optional(),
  to: day({ sense: 'date_to', label: 'To', words: ['to', 'until', 'through'] }).optional(),
};

export const assistantField = field(z.string().trim().min(1).max(120), {
  ref: 'assistant',
  words: ['assistant', 'the assistant', 'watcher', 'agent'],
  label: 'Assistant',
});

/** Whose cap: the whole store's where no assistant is named. */
export const cappedField = field(z.string().trim().min(1).max(120), {
  ref: 'assistant',
  words: ['assistant', 'the assistant', 'watcher', 'agent'],
  question: 'Which assistant?',
  hasDefault: true,
  label: 'Assistant',
}).describe('Its name or id; the whole store when left out.');
