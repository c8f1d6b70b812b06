import { operations } from '@brandwright/contract';
import { templatesOf } from '@brandwright/contract/copilot/suggestions/derive.ts';
import { isLeftOut } from '@brandwright/contract/copilot/suggestions/left-out.ts';
import { listQueryTemplates } from '@brandwright/contract/copilot/suggestions/list-query-templates.ts';
import { searchTemplates } from '@brandwright/contract/copilot/suggestions/search-templates.ts';
import type { QueryTemplate } from '@brandwright/contract/copilot/suggestions/template.ts';
import { isLanguageModel } from '@brandwright/contract/copilot/partner-model/words.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { showChoice } from '../partner-model/choice.ts';

let all: readonly QueryTemplate[] | undefined;

const needModel: ReadonlySet<string> = new Set(
  operations.filter(({ needsModel }) => needsModel).map(({ name }) => name),
);

export default implement(listQueryTemplates, {
  async run(context, input) {
    all ??= templatesOf(operations, isLeftOut);
    const hasModel = isLanguageModel(await showChoice(context));
    const possible = hasModel ? all : all.filter(({ operation }) => !needModel.has(operation));
    const templates = searchTemplates(possible, input);
    return { output: { templates, total: templates.length } };
  },
});
