import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { longestMission, longestName, longestSlogan, longestValueProp } from './limits.ts';
import { chosenIdeaRef, kitInView, kitChange } from './refs.ts';
import { kitForModel, kitTitle, listed } from './say.ts';
import { text } from './text-field.ts';

export const editBrandIdea = declareOperation({
  name: 'edit_brand_idea',
  area: 'brand-kits',
  title: 'Edit a brand idea',
  description:
    'Changes the words of a brand idea: brand name, slogan, mission or one of its three value props. Colors are change_brand_colors; new ideas are generate_brand_kit_part.',
  examples: [
    'Change the slogan to "Rest, on your shift"',
    'rename the brand to Hushleaf',
    'the second value prop should be "Grown without pesticides"',
    'set the mission of the kit to "Better nights for those who work them"',
  ],
  input: z.object({
    brandKit: kitInView(),
    brandIdea: chosenIdeaRef(),
    brandName: text(longestName, 'Brand name', ['brand name', 'name', 'rename', 'call it', 'called']),
    slogan: text(longestSlogan, 'Slogan', ['slogan', 'tagline', 'claim']),
    mission: text(longestMission, 'Mission', ['mission', 'mission statement', 'purpose']),
    valueProp1: text(longestValueProp, 'First value prop', [
      'first value prop',
      'value prop 1',
      'value prop one',
    ]),
    valueProp2: text(longestValueProp, 'Second value prop', [
      'second value prop',
      'value prop 2',
      'value prop two',
    ]),
    valueProp3: text(longestValueProp, 'Third value prop', [
      'third value prop',
      'value prop 3',
      'last value prop',
    ]),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/brand-ideas/{brandIdea}' },
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['show_brand_idea', 'change_brand_colors'],
  toModel: kitForModel,
  summary: (kit, { brandName, slogan, mission, valueProp1, valueProp2, valueProp3 }) => {
    const said = [
      brandName && `brand name “${brandName}”`,
      slogan && `slogan “${slogan}”`,
      mission && `mission “${mission}”`,
      valueProp1 && `first value prop “${valueProp1}”`,
      valueProp2 && `second value prop “${valueProp2}”`,
      valueProp3 && `third value prop “${valueProp3}”`,
    ].filter((one) => typeof one === 'string' && one !== '');
    return `${kitTitle(kit)} has a new ${listed(said.map(String))}.`;
  },
});
