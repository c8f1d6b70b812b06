import { getDocument } from '@brandwright/contract/copilot/vault/get-document.ts';
import { and, asc, eq } from 'drizzle-orm';
import { implement } from '../../kernel/request/implementation.ts';
import { findDocument, shown } from './find-document.ts';
import { vaultPassages } from './tables.ts';

export default implement(getDocument, {
  async run(context, { document: words, page }) {
    const found = await findDocument(context, words);
    const { id, version } = found.document;
    const passages = await context.db
      .select({
        passageId: vaultPassages.id,
        page: vaultPassages.page,
        section: vaultPassages.section,
        text: vaultPassages.text,
      })
      .from(vaultPassages)
      .where(
        and(
          eq(vaultPassages.storeId, context.storeId),
          eq(vaultPassages.documentId, id),
          eq(vaultPassages.version, version),
          eq(vaultPassages.page, page + 1),
        ),
      )
      .orderBy(asc(vaultPassages.position));
    return { output: { document: shown(context, found), passages, page, total: found.document.pages } };
  },
});
