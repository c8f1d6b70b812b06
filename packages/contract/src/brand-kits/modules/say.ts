import { count, listWords as listed } from '../../kernel/words.ts';
import type { BrandKitModule, ModuleContent } from './entities.ts';
import { brandModuleTypeLabels } from './enums.ts';

/** "Palette “Night colors”". */
export const moduleName = ({ type, title }: Pick<BrandKitModule, 'type' | 'title'>): string =>
  `${brandModuleTypeLabels[type]} “${title}”`;

/** What a module holds, short. */
export function contentLine({ text, items, colors, images }: ModuleContent): string {
  if (colors.length > 0) return listed(colors.map(({ name, hexCode }) => `${name} ${hexCode}`));
  if (items.length > 0) return items.slice(0, 5).join('; ') + (items.length > 5 ? '; …' : '');
  if (images.length > 0) return count(images.length, 'picture');
  return text === '' ? 'nothing yet' : text.length > 160 ? `${text.slice(0, 159).trimEnd()}…` : text;
}

export function moduleLine(module: BrandKitModule): string {
  const { latestRequest, content } = module;
  if (latestRequest?.result === 'PENDING') return `${moduleName(module)} is being made`;
  if (latestRequest?.result === 'FAILURE')
    return `${moduleName(module)} couldn’t be made: ${latestRequest.failure ?? 'there was an error'}`;
  return `${moduleName(module)}: ${contentLine(content)}`;
}

export const moduleForModel = ({ content, latestRequest, ...module }: BrandKitModule) => ({
  ...module,
  brief: module.brief.slice(0, 300),
  content: { ...content, text: content.text.slice(0, 600), images: content.images.length },
  latestRequest: latestRequest && {
    type: latestRequest.type,
    result: latestRequest.result,
    failure: latestRequest.failure,
  },
});

/** Ends a sentence once. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
