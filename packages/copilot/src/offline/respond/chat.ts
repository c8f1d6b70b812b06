import type { AnyDeclaration } from '@brandwright/contract';
import { explainTerm } from '../answer/terms.ts';

/** What is said to small talk and to questions about the partner itself, by topic. */
export function sayChat(topic: string, text: string, offered: readonly AnyDeclaration[]): string {
  switch (topic) {
    case 'thanks':
      return 'You’re welcome.';
    case 'hello':
      return 'Hi. What would you like to work on?';
    case 'praise':
      return 'Glad it helps. What’s next?';
    case 'left':
      return 'OK, I’ll leave it.';
    case 'bye':
      return 'See you soon. Everything is saved.';
    case 'identity':
      return `I’m your business partner in Brandwright: a program, not a person. ${abilities(offered)}`;
    case 'abilities':
      return abilities(offered);
    case 'start':
      return 'A good first step is whatever you know most about. Tell me the product you have in mind and I’ll make a brand kit or find factories for it; or ask what needs your attention today.';
    case 'term':
      return explainTerm(text) ?? 'I don’t know that term. Ask me about the figure or record it comes from.';
    case 'tongue':
      return 'I only understand English, so I did nothing. Please say it in English.';
    default:
      return 'Got it. Tell me when you want to continue.';
  }
}

const areaWords: Readonly<Record<string, string>> = {
  orders: 'orders, shipping and stock',
  sourcing: 'finding factories, quotes and samples',
  tariffs: 'import duty and landed cost',
  'brand-kits': 'brand kits',
  design: 'designs, boards and pictures',
  'print-on-demand': 'print on demand',
  inbox: 'supplier messages',
  purchasing: 'purchase orders and supplier invoices',
  home: 'what needs attention and sales figures',
  copilot: 'assistants, remembered facts and your documents',
  store: 'your store profile',
};

function abilities(offered: readonly AnyDeclaration[]): string {
  const areas = [...new Set(offered.map(({ area }) => area))].flatMap((area) => areaWords[area] ?? []);
  const list =
    areas.length > 1 ? `${areas.slice(0, -1).join('; ')}; and ${areas.at(-1)}` : (areas[0] ?? 'your store');
  return `I can help with ${list}. I look things up right away, and ask before anything is sent, spent or gone for good.`;
}
