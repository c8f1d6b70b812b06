import type { Context } from './context.ts';

/** Who is written down as having done something: the person’s name, or ours. */
export const nameOfActor = ({ actor }: Pick<Context, 'actor'>): string =>
  actor.kind === 'user' ? actor.name : 'Brandwright';
