import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import { layerWords } from '@brandwright/contract/design/studio/words.ts';
import { readRelation } from '@brandwright/language/values/positions.ts';
import { newLayerId } from '../make-layers.ts';
import { beside, nudgeSaid, placeSaid } from './positions.ts';
import { areaOf, listed, targetsOf, unlocked, withLayers, type Reader, type Scene } from './scene.ts';

const removing = /^(?:remove|delete|drop|erase|get rid of|lose|clear|take (?:off|away|out)?)\b/i;

export const readRemove: Reader = (clause, scene) => {
  if (!removing.test(clause.text)) return null;
  const isAll = /^clear (?:the )?(?:design|canvas|everything|all)\b|\beverything\b/i.test(clause.text);
  const targets = unlocked(isAll ? scene.document.layers : targetsOf(clause, scene));
  if (targets.length === 0) return null;
  const gone = new Set(targets.map(({ id }) => id));
  const layers = scene.document.layers.filter(({ id }) => !gone.has(id));
  return {
    scene: { ...scene, document: { ...scene.document, layers }, last: [] },
    said: `${listed(targets)} removed`,
  };
};

export const readShowing: Reader = (clause, scene) => {
  const verb = /^(hide|show|unhide|lock|unlock)\b/i.exec(clause.text)?.[1]?.toLowerCase();
  if (verb === undefined) return null;
  const targets = targetsOf(clause, scene);
  if (targets.length === 0) return null;
  const change = {
    hide: { isVisible: false },
    show: { isVisible: true },
    unhide: { isVisible: true },
    lock: { isLocked: true },
    unlock: { isLocked: false },
  }[verb];
  const said = {
    hide: 'hidden',
    show: 'shown again',
    unhide: 'shown again',
    lock: 'locked',
    unlock: 'unlocked',
  }[verb];
  return {
    scene: withLayers(scene, targets, (layer) => ({ ...layer, ...change })),
    said: `${listed(targets)} ${said ?? ''}`,
  };
};

export const readDuplicate: Reader = (clause, scene) => {
  if (!/^(?:duplicate|copy|clone|double)\b/i.test(clause.text)) return null;
  const targets = targetsOf(clause, scene);
  if (targets.length === 0) return null;
  const layers = [...scene.document.layers];
  for (const layer of targets)
    layers.push({ ...layer, id: newLayerId(layer.kind, layers), x: layer.x + 24, y: layer.y + 24 });
  const last = layers.slice(-targets.length).map(({ id }) => id);
  return {
    scene: { ...scene, document: { ...scene.document, layers }, last },
    said: `${listed(targets)} copied`,
  };
};

/** To the back, to the front, one forward, behind another. */
export const readOrder: Reader = (clause, scene) => {
  const words = clause.text;
  const way = orderSaid(words);
  if (!way) return null;
  const subject = words.replace(
    /\b(?:behind|in front of|on top of|over|to the (?:very )?(?:back|front|top|bottom))\b.*$/i,
    '',
  );
  const targets = unlocked(targetsOf(clause, scene, /\w+\s+\w/.test(subject) ? subject : `${subject} it`));
  if (targets.length === 0) return null;
  const moving = new Set(targets.map(({ id }) => id));
  const rest = scene.document.layers.filter(({ id }) => !moving.has(id));
  const at = indexFor(way, clause.text, scene, rest, targets, (said) => targetsOf(clause, scene, said));
  const layers = [...rest.slice(0, at), ...targets, ...rest.slice(at)];
  const other = /behind|in front/.test(way) ? ` the ${otherWords(words)}` : '';
  return {
    scene: { ...scene, document: { ...scene.document, layers }, last: [...moving] },
    said: `${listed(targets)} moved ${way}${other}`,
  };
};

type Way = 'to the back' | 'to the front' | 'one forward' | 'one back' | 'behind' | 'in front of';

function orderSaid(words: string): Way | null {
  if (!/^(?:move|bring|send|put|place|push|get|layer|arrange|set)\b/i.test(words)) return null;
  if (/\bbehind\s+(?:the|my|our|it|⟦)/i.test(words)) return 'behind';
  if (/\bin front of\b/i.test(words)) return 'in front of';
  if (
    /\b(?:to|at|in) the (?:very )?(?:back|background)\b|\bsend\b.*\bto back\b|^send (?:the )?\w+(?: \w+)? back$/i.test(
      words,
    )
  )
    return 'to the back';
  if (/\b(?:to|at|in) the (?:very )?(?:front|foreground)\b|\bto front\b/i.test(words)) return 'to the front';
  if (/\b(?:forwards?|up a layer|one layer up|up one layer)\b/i.test(words)) return 'one forward';
  if (/\b(?:backwards?|down a layer|one layer down|down one layer)\b/i.test(words)) return 'one back';
  return null;
}

const otherWords = (words: string) =>
  /\b(?:behind|in front of)\s+(?:the |my |our )?(.+)$/i.exec(words)?.[1]?.replaceAll(/⟦\d+⟧/g, '').trim() ??
  '';

function indexFor(
  way: Way,
  words: string,
  scene: Scene,
  rest: readonly DesignLayer[],
  targets: readonly DesignLayer[],
  find: (said: string) => DesignLayer[],
): number {
  if (way === 'to the back') return 0;
  if (way === 'to the front') return rest.length;
  if (way === 'one forward' || way === 'one back') {
    const first = scene.document.layers.findIndex(({ id }) => id === targets[0]?.id);
    return Math.max(0, Math.min(rest.length, first + (way === 'one forward' ? 1 : -1)));
  }
  const [other] = find(/\b(?:behind|in front of)\s+(.+)$/i.exec(words)?.[1] ?? '');
  const place = rest.findIndex(({ id }) => id === other?.id);
  if (place < 0) return way === 'behind' ? 0 : rest.length;
  return way === 'behind' ? place : place + 1;
}

/** To a place of the print area, beside another layer, or a step in a direction. */
export const readMove: Reader = (clause, scene) => {
  const words = clause.text;
  if (!/^(?:move|put|place|position|shift|nudge|bring|cent(?:er|re)|align|push|pull|set|get)\b/i.test(words))
    return null;
  const relation =
    /\b(above|below|under|underneath|beneath|on top of|next to|beside|left of|right of)\s+(.+)$/i.exec(words);
  const subject = words
    .replace(/^\w+\s+/, '')
    .replace(/\b(?:above|below|under|underneath|beneath|next to|beside|left of|right of)\b.*$/i, '')
    .replace(
      /\b(?:to|at|in|on|into|towards?)\s+(?:the\s+)?(?:top|bottom|upper|lower|left|right|cent(?:er|re)|middle|chest)\b.*$/i,
      '',
    );
  const area = areaOf(scene);
  const targets = unlocked(targetsOf(clause, scene, subject.trim() === '' ? 'it' : subject));
  if (targets.length === 0) return null;
  const [other] = relation ? targetsOf(clause, scene, relation[2]) : [];
  const side = relation ? readRelation(relation[0]) : null;
  if (other && side)
    return {
      scene: withLayers(scene, targets, (layer) => ({ ...layer, ...beside(layer, other, side) })),
      said: `${listed(targets)} moved ${side} the ${layerWords(other)}`,
    };
  const nudge =
    /\b(?:corner|edge|side|top|bottom|cent(?:er|re)|middle|chest|aligned?)\b/i.test(words) ||
    /^(?:align)\b/i.test(words)
      ? undefined
      : nudgeSaid(words, area);
  if (nudge)
    return {
      scene: withLayers(scene, targets, (layer) => ({
        ...layer,
        x: layer.x + nudge.dx,
        y: layer.y + nudge.dy,
      })),
      said: `${listed(targets)} moved ${nudge.said}`,
    };
  const sample = placeSaid(words, area, { width: 0, height: 0 });
  if (!sample) return null;
  const isAcross = /\bhorizontal(?:ly)?\b/i.test(words);
  const isDown = /\bvertical(?:ly)?\b/i.test(words);
  return {
    scene: withLayers(scene, targets, (layer) => {
      const place = placeSaid(words, area, layer);
      return {
        ...layer,
        x: isDown ? layer.x : (place?.x ?? layer.x),
        y: isAcross ? layer.y : (place?.y ?? layer.y),
      };
    }),
    said: `${listed(targets)} moved ${sample.said.replace(/^(?:at|on|in) /, 'to ')}`,
  };
};
