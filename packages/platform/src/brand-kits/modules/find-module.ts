import { OperationError } from '@brandwright/contract';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import {
  brandModuleTypeLabels,
  brandModuleTypeWords,
} from '@brandwright/contract/brand-kits/modules/enums.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import type { ModuleRow } from './show-module.ts';
import { brandModules } from './tables.ts';

const mostNamed = 300;
const noun = /\b(?:brand )?(?:module|part)s?\b/i;

/** Whether words say the type of a module: "voice", "the palette module". */
const saysType = (row: Pick<ModuleRow, 'type'>, said: string): boolean => {
  const low = ` ${said.toLowerCase()} `;
  return brandModuleTypeWords[row.type].some((word) => low.includes(` ${word} `));
};

/**
 * The module of an id, a number, words of its title or its type; of several that fit, those of the wanted side of the
 * archive. Errors: not_found, conflict with the choices.
 */
export async function findModule(
  context: Context,
  said: string,
  { archived = false, forChange = false }: { archived?: boolean; forChange?: boolean } = {},
): Promise<ModuleRow> {
  const number = Number(
    /^(?:(?:brand )?module\s*)?(?:no\.?|number|#)?\s*#?(\d{1,6})$/i.exec(said.trim())?.[1] ?? 0,
  );
  const own = eq(brandModules.storeId, context.storeId);
  const exact = isUuid(said)
    ? eq(brandModules.id, said.toLowerCase())
    : number > 0
      ? eq(brandModules.number, number)
      : undefined;
  const rows = await context.db
    .select()
    .from(brandModules)
    .where(exact ? and(own, exact) : own)
    .orderBy(desc(brandModules.createdAt), asc(brandModules.number))
    .limit(mostNamed);
  const found = exact ? rows[0] : bestOf(rows, said, archived);
  if (!found)
    throw new OperationError(
      'not_found',
      `There is no brand module ${number > 0 ? `${number}` : exact ? 'with that id' : `called “${said.slice(0, 80)}”`}. Say "list my brand modules" to see them.`,
    );
  if (!forChange) return found;
  const [locked] = await context.db
    .select()
    .from(brandModules)
    .where(and(own, eq(brandModules.id, found.id)))
    .for('update');
  return locked ?? found;
}

function bestOf(rows: readonly ModuleRow[], said: string, archived: boolean): ModuleRow | undefined {
  const scored = rows
    .map((row) => ({
      row,
      score: Math.max(
        nameLikeness(row.title, `${said} module`, noun, 'head').score,
        saysType(row, said) ? 0.75 : 0,
      ),
    }))
    .filter(({ score }) => score >= 0.5);
  const wanted = scored.filter(({ row }) => row.isArchived === archived);
  const [best, second] = (wanted.length > 0 ? wanted : scored).toSorted((a, b) => b.score - a.score);
  if (best && second && best.score - second.score < 0.05)
    throw new OperationError(
      'conflict',
      `Several brand modules fit “${said.slice(0, 80)}”: ${(wanted.length > 0 ? wanted : scored)
        .slice(0, 5)
        .map(({ row }) => `${row.number} ${row.title} (${brandModuleTypeLabels[row.type].toLowerCase()})`)
        .join(', ')}. Which one?`,
    );
  return best?.row;
}
