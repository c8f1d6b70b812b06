import { planTiers, roles } from '@brandwright/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context, UserActor } from '../kernel/request/context.ts';

const person = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  plan_type: z.enum(planTiers),
  flags: z.array(z.string()),
  is_preview: z.boolean(),
});

/** A person of the store as they are now, for work in their name without their login; undefined for who left it. */
export async function findPerson(context: Context, userId: string): Promise<UserActor | undefined> {
  const { rows } = await context.db.execute(sql`
    select u.name, u.email, m.role, s.plan_type, s.flags, is_preview_store(s.id) as is_preview
    from memberships m
    join users u on u.id = m.user_id
    join stores s on s.id = m.store_id
    where m.store_id = ${context.storeId} and m.user_id = ${userId}`);
  const found = person.optional().parse(rows[0]);
  if (!found) return undefined;
  const { name, email, role, plan_type: plan, flags, is_preview: isPreview } = found;
  return {
    kind: 'user',
    userId,
    storeId: context.storeId,
    name,
    email,
    role,
    plan,
    flags,
    isPreview,
    tokenGeneration: 2,
  };
}
