import { z } from 'zod';
import { field, type FieldMeta } from '../kernel/fields.ts';

/** Someone on the team, by id, name or email. */
export const memberField = (question: string) =>
  field(z.string().trim().min(1).max(254), {
    ref: 'team_member',
    words: ['person', 'teammate', 'member'],
    question,
    label: 'Person',
  });

/** An invite, by id or by the address it went to. */
export const inviteField = (question: string) =>
  field(z.string().trim().min(1).max(254), {
    ref: 'team_invite',
    words: ['invite', 'invitation'],
    question,
    label: 'Invite',
  });

export const roleMeta = {
  words: ['role', 'as', 'rights', 'access'],
  label: 'Role',
} as const satisfies FieldMeta;
