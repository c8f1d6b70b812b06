import type { Access } from '../../kernel/operation.ts';

export const acts: Access = { kind: 'private', role: 'member', preview: false };
