import type { Access } from '../kernel/operation.ts';

export const mayRead: Access = { kind: 'private', role: 'viewer', preview: true };
