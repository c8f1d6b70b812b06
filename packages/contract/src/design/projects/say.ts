import { dayWords } from '../../sourcing/rfq/words.ts';
import type { BoardItem, IdeaProject, IdeaProjectDetail, PlacedItem } from './entities.ts';
import { boardItemKindLabels } from './enums.ts';

const shortest = 60;

/** The beginning of what something says: "check brass suppliers…". */
export function beginning(text: string, most = shortest): string {
  const line = text.split('\n')[0] ?? '';
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

/** "a note, “check brass suppliers”". */
export const itemLine = (item: BoardItem): string =>
  `${boardItemKindLabels[item.kind].toLowerCase()} "${beginning(item.text)}"`;

/** "Desk lamp (4 on its board, launch March 1, 2027)". */
export function projectLine(project: IdeaProject): string {
  const { quantity, launchDate } = project.meta;
  const facts = [
    project.itemCount === 0 ? 'empty board' : `${project.itemCount} on its board`,
    quantity === null ? '' : `${quantity.toLocaleString('en-US')} units`,
    launchDate === null ? '' : `launch ${dayWords(launchDate)}`,
  ].filter(Boolean);
  return `${project.title} (${facts.join(', ')})`;
}

/** What a model sees of a project: what its board says, without places and sizes. */
export function projectForModel({ items, ...project }: IdeaProjectDetail) {
  return {
    ...project,
    items: items
      .slice(0, 40)
      .map(({ itemId, kind, text, linkUrl }) => ({ itemId, kind, text: beginning(text, 200), linkUrl })),
    ...(items.length > 40 ? { note: `Shown 40 of ${items.length} things on the board.` } : {}),
  };
}

export const itemForModel = ({ itemId, kind, text, linkUrl, projectId, projectTitle }: PlacedItem) => ({
  itemId,
  kind,
  text,
  linkUrl,
  projectId,
  projectTitle,
});
