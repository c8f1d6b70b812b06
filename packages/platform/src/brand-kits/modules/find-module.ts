import { recordKinds } from '@brandwright/contract';
import {
  brandModuleTypeLabels,
  brandModuleTypeWords,
} from '@brandwright/contract/brand-kits/modules/enums.ts';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { nameLikeness } from '../../kernel/records/name-likeness.ts';
import type { ModuleRow } from './show-module.ts';
import { brandModules } from './tables.ts';
import { resolveRecord, type RecordKindDeclaration } from '../../kernel/records/resolve-record.ts';

const mostNamed = 300;
const noun = /\b(?:brand )?(?:module|part)s?\b/i;

/** Whether words say the type of a module: "voice", "the palette module". */
const saysType = (row: Pick<ModuleRow, 'type'>, said: string): boolean => {
  const low = ` ${said.toLowerCase()} `;
  return brandModuleTypeWords[row.type].some((word) => low.includes(` ${word} `));
};

const ofStore = (context: Context, more?: SQL) => and(eq(brandModules.storeId, context.storeId), more);

async function one(context: Context, where: SQL): Promise<ModuleRow | undefined> {
  const [row] = await context.db.select().from(brandModules).where(ofStore(context, where));
  return row;
}

const moduleKind = (archived: boolean): RecordKindDeclaration<ModuleRow> => ({
  called: recordKinds.brand_kit_module,
  nameOf: ({ title }) => title,
  labelOf: ({ number, title, type }) => `${number} ${title} (${brandModuleTypeLabels[type].toLowerCase()})`,
  likeness: (row, said) =>
    Math.max(nameLikeness(row.title, `${said} module`, noun, 'head').score, saysType(row, said) ? 0.75 : 0),
  prefers: ({ isArchived }) => isArchived === archived,
  lookUp: 'Say "list my brand modules" to see them.',
  byId: (context, id) => one(context, eq(brandModules.id, id)),
  numberIn(said) {
    const digits = /^(?:(?:brand )?module\s*)?(?:no\.?|number|#)?\s*#?(\d{1,6})$/i.exec(said)?.[1];
    return digits === undefined ? undefined : Number(digits);
  },
  byNumber: (context, number) => one(context, eq(brandModules.number, number)),
  named: (context) =>
    context.db
      .select()
      .from(brandModules)
      .where(ofStore(context))
      .orderBy(desc(brandModules.createdAt), asc(brandModules.number))
      .limit(mostNamed),
});

/**
 * The module of an id, a number, words of its title or its type; of several that fit, those of the wanted side of the
 * archive. Errors: not_found, conflict with the choices.
 */
export async function findModule(
  context: Context,
  said: string,
  { archived = false, forChange = false }: { archived?: boolean; forChange?: boolean } = {},
): Promise<ModuleRow> {
  const found = await resolveRecord(context, moduleKind(archived), said);
  if (!forChange) return found;
  const [locked] = await context.db
    .select()
    .from(brandModules)
    .where(ofStore(context, eq(brandModules.id, found.id)))
    .for('update');
  return locked ?? found;
}
