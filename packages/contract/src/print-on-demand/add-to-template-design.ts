import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { mayAct, productTemplateDetail, templateNamed, templateReads } from './entities.ts';
import { inkColor, inkColorWords, printTypeface, printTypefaceWords } from './enums.ts';
import { marginText, shortDetail } from './say.ts';
import { words, pictureFile, pictureUrl, place } from './template-writes.ts';

export const addToTemplateDesign = declareOperation({
  name: 'add_to_template_design',
  area: 'print-on-demand',
  title: 'Print something on a template',
  description:
    'Adds words or a picture to a print-on-demand template, on its front, back, chest, sleeve or all over. Mock-ups made before show the old design until create_mockup_task makes new ones.',
  examples: [
    'Add "Est. 2024" on the back of the night shift tee template',
    'print the attached picture on the front of the tote template',
    'put our slogan "Rest well" on the sleeve of that template in white letters',
  ],
  input: z.object({
    templateId: templateNamed(),
    text: words.optional(),
    fileId: pictureFile.optional(),
    imageUrl: pictureUrl.optional(),
    place: place.optional(),
    inkColor: field(inkColor, {
      label: 'Ink',
      words: ['ink', 'letters', 'text color'],
      valueWords: inkColorWords,
    }).optional(),
    typeface: field(printTypeface, {
      label: 'Typeface',
      words: ['font', 'typeface'],
      valueWords: printTypefaceWords,
    }).optional(),
  }),
  output: productTemplateDetail,
  http: { method: 'POST', path: '/web/print-on-demand/local-templates/{templateId}/layers' },
  access: mayAct,
  effect: 'write',
  card: 'product_template',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['clear_template_print', 'create_mockup_task', 'get_product_template'],
  invalidates: templateReads,
  undoable: true,
  toModel: shortDetail,
  summary: (row) => {
    const last = row.layers.at(-1);
    const area = row.printAreas.find(({ placement }) => placement === last?.placement)?.title.toLowerCase();
    const what = last?.kind === 'TEXT' ? `"${last.text ?? ''}"` : 'the picture';
    const where = area === 'around' || area === 'all over' ? area : `on the ${area ?? 'print area'} of`;
    return `Put ${what} ${where} ${row.title}. ${row.margin ? `Now the ${marginText(row.margin)}.` : 'It’s printed when it sells; you can make mockups now.'}`;
  },
});
