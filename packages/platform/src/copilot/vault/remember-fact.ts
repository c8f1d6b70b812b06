import { OperationError } from '@brandwright/contract';
import { rememberFact } from '@brandwright/contract/copilot/vault/remember-fact.ts';
import { toldWords } from '@brandwright/language/words/instruction.ts';
import { mostFacts } from '@brandwright/contract/copilot/vault/limits.ts';
import { quoteFact } from '@brandwright/contract/copilot/vault/words.ts';
import { count, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { quietPreview } from '../../kernel/approvals/plain-preview.ts';
import { cleanText } from './rules.ts';
import { brandFacts } from './tables.ts';
import { kept, toFact, ofId } from './facts.ts';

function textOf(fact: string): string {
  const text = toldWords(cleanText(fact).replace(/\s+/g, ' '));
  if (text.length < 3) throw new OperationError('bad_input', 'What should I remember? Say it in a sentence.');
  return text;
}

export default implement(rememberFact, {
  async prepare(context, { fact }) {
    const text = textOf(fact);
    return {
      input: { fact: text },
      preview: {
        verb: 'Remember this',
        what: `I remember from now on: ${quoteFact({ text })}.`,
        ...quietPreview,
      },
    };
  },
  async run(context, { fact }) {
    const text = textOf(fact);
    const [same] = await context.db
      .select()
      .from(brandFacts)
      .where(kept(context, sql`lower(${brandFacts.text}) = lower(${text})`));
    if (same) return { output: { ...toFact(same), wasThere: true }, subject: { kind: 'fact', id: same.id } };
    const [counted] = await context.db.select({ total: count() }).from(brandFacts).where(kept(context));
    if ((counted?.total ?? 0) >= mostFacts)
      throw new OperationError(
        'conflict',
        `I remember ${mostFacts} facts, which is as many as I keep. Forget one first.`,
      );
    const row = {
      storeId: context.storeId,
      id: randomUUID(),
      text,
      saidBy: context.actor.kind === 'user' ? context.actor.name : 'Brandwright',
      conversationId: context.conversationId ?? null,
      createdAt: context.clock.now(),
      removedAt: null,
    };
    await context.db.insert(brandFacts).values(row);
    return {
      output: { ...toFact({ ...row, search: null }), wasThere: false },
      undo: { id: row.id },
      subject: { kind: 'fact', id: row.id },
    };
  },
  async undo(context, saved) {
    const { id } = z.object({ id: z.uuid() }).parse(saved);
    await context.db.update(brandFacts).set({ removedAt: context.clock.now() }).where(ofId(context, id));
  },
});
