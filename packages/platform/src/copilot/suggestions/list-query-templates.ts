import { operations } from '@brandwright/contract';
import { templatesOf } from '@brandwright/contract/copilot/suggestions/derive.ts';
import { isLeftOut } from '@brandwright/contract/copilot/suggestions/left-out.ts';
import { listQueryTemplates } from '@brandwright/contract/copilot/suggestions/list-query-templates.ts';
import { searchTemplates } from '@brandwright/contract/copilot/suggestions/search-templates.ts';
import type { QueryTemplate } from '@brandwright/contract/copilot/suggestions/template.ts';
import { implement } from '../../kernel/implementation.ts';

let all: readonly QueryTemplate[] | undefined;

export const listQueryTemplatesHere = implement(listQueryTemplates, {
  run(_context, input) {
    all ??= templatesOf(operations, isLeftOut);
    const templates = searchTemplates(all, input);
    return Promise.resolve({ output: { templates, total: templates.length } });
  },
});
