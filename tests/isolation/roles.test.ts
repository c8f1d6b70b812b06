import { operations, planTiers, roles, type AnyDeclaration, type Role } from '@brandwright/contract';
import { authorize } from '@brandwright/platform/kernel/request/authorize.ts';
import { OperationError } from '@brandwright/contract';
import type { UserActor } from '@brandwright/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDemoServer, type DemoServer } from './own-database.ts';

const all: readonly AnyDeclaration[] = operations;
const closed = all.flatMap((operation) =>
  operation.access.kind === 'private' ? [{ ...operation, access: operation.access }] : [],
);

let server: DemoServer;
beforeAll(async () => {
  server = await startDemoServer();
}, 120_000);
afterAll(() => server.stop());

const call = ({ http }: Pick<AnyDeclaration, 'http'>, token: string | undefined) => {
  const path =
    (http.root ? '' : '/rest/main') +
    http.path.replace(/\{\w+\??\}/g, '00000000-0000-4000-8000-000000000000');
  return server.call(http.method, path, {
    ...(token === undefined ? {} : { token }),
    ...(http.method === 'GET' ? {} : { body: {} }),
  });
};

const who = async (name: string) => (await server.logIn(name)).token;

describe('over HTTP', { timeout: 120_000 }, () => {
  it('nothing private answers without a good token', async () => {
    const good = await who('founder');
    for (const token of [undefined, 'x.y.z', `${good}x`]) {
      for (const operation of closed)
        expect((await call(operation, token)).code, operation.name).toBe('unauthenticated');
    }
  });

  it.each(['viewer', 'member', 'admin'] as const)(
    'a %s is refused what needs more, and nothing else for their role',
    async (role) => {
      const token = await who(role);
      for (const operation of closed.filter((one) => one.name !== 'log_out')) {
        const { code } = await call(operation, token);
        const isTooWeak = roles.indexOf(role) < roles.indexOf(operation.access.role);
        expect(code === 'forbidden', `${operation.name}: ${code}`).toBe(isTooWeak);
      }
    },
  );

  it('a preview account is refused whatever acts', async () => {
    const token = await who('preview');
    const acts = closed.filter((operation) => !operation.access.preview);
    expect(acts.length).toBeGreaterThan(5);
    for (const operation of acts) {
      const answer = await call(operation, token);
      expect(answer, operation.name).toMatchObject({ status: 403, code: 'preview_blocked' });
      expect(answer.text).toContain("Preview mode can't take this action.");
    }
  });
});

describe('what is declared', () => {
  it('lets no preview account spend, reach a third party or destroy what is not their own conversation', () => {
    const strong = closed.filter(
      (operation) =>
        ['external', 'money', 'destructive'].includes(operation.effect) && operation.access.preview,
    );
    expect(
      strong.map((operation) => operation.name).filter((name) => name !== 'delete_conversation'),
    ).toEqual([]);
  });

  it('lets no viewer change the store: only what is their own', () => {
    const ofTheirOwn = new Set([
      'archive_conversation',
      'change_password',
      'confirm_sms_number',
      'request_email_change',
      // A program with it has the role of the person.
      'create_api_token',
      'delete_conversation',
      'delete_list_view',
      'end_other_sessions',
      'end_session',
      'give_feedback',
      // Only where the store to leave is named.
      'leave_store',
      'log_out',
      'mark_all_notifications_read',
      'mark_notification_read',
      'record_item_view',
      'record_supplier_view',
      'remove_sms_number',
      'rename_conversation',
      'revoke_api_token',
      'revoke_share_link',
      'save_list_view',
      // That they look at a picture and write.
      'say_collaboration_presence',
      // To a phone of their own; few an hour, and few of a store a day.
      'send_sms_code',
      'set_external_field',
      'set_list_columns',
      'set_notification_email_pace',
      'switch_store',
      'unarchive_conversation',
      // Takes back what the person may do; the kernel checks the role of what is undone.
      'undo_change',
      // Their name.
      'update_account',
      'update_list_view',
      'update_notification_preferences',
    ]);
    const changes = closed.filter(
      (operation) => operation.effect !== 'read' && operation.access.role === 'viewer',
    );
    expect(changes.map((operation) => operation.name).filter((name) => !ofTheirOwn.has(name))).toEqual([]);
  });

  it('blocks a feature by plan, flag and generation of the token, each with its own code', () => {
    const actor = (more: Partial<UserActor>): UserActor => ({
      kind: 'user',
      userId: 'u',
      storeId: 's',
      name: 'n',
      email: 'e',
      role: 'owner' as Role,
      plan: 'TIER_3',
      isPreview: false,
      tokenGeneration: 2,
      flags: ['analytics'],
      ...more,
    });
    const sample = all.find((operation) => operation.name === 'get_store');
    if (!sample) throw new Error('get_store is gone');
    const needs = (more: object): AnyDeclaration => ({
      ...sample,
      access: { kind: 'private', role: 'viewer', preview: true, ...more },
    });
    const code = (declaration: AnyDeclaration, by: UserActor) => {
      try {
        authorize(declaration, by);
        return 'may';
      } catch (error) {
        return error instanceof OperationError ? `${error.code} ${error.message}` : String(error);
      }
    };
    for (const plan of planTiers) {
      const may = planTiers.indexOf(plan) >= planTiers.indexOf('TIER_2_5');
      expect(code(needs({ plan: 'TIER_2_5' }), actor({ plan }))).toBe(
        may ? 'may' : 'feature_blocked FEATURE_BLOCKED',
      );
    }
    expect(code(needs({ flag: 'analytics' }), actor({}))).toBe('may');
    expect(code(needs({ flag: 'analytics' }), actor({ flags: [] }))).toBe('feature_blocked FEATURE_BLOCKED');
    expect(code(needs({ tokenGeneration: 2 }), actor({ tokenGeneration: 1 }))).toMatch(/^unauthenticated /);
    expect(code(needs({ tokenGeneration: 2 }), actor({}))).toBe('may');
  });
});
