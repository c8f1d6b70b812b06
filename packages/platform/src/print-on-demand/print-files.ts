import type { DesignLayer } from '@brandwright/contract/print-on-demand/entities.ts';
import type { BlankVariant } from '@brandwright/providers';
import { printFile } from '@brandwright/providers/print-on-demand/print-file.ts';
import type { PrintLayer } from '@brandwright/providers/print-on-demand/print-layers.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import type { Context } from '../kernel/request/context.ts';
import { fileKey } from '../kernel/data/file-address.ts';
import { namedId } from '../kernel/data/random.ts';
import { uploadReceipt } from '../kernel/data/upload-receipt.ts';
import { groundOf, inkFor } from './ink.ts';
import { picturePng } from './pictures.ts';
import { takesDarkInk } from './rules.ts';
import type { MockupPart } from './tables.ts';
import { placementsOf, type TemplateRow } from './templates.ts';

/** Keeps bytes as a file of the store and answers the address it is served at. The same id keeps the same file. */
export async function keepImage(
  context: Context,
  image: {
    fileId: string;
    name: string;
    bytes: Uint8Array;
    contentType: 'image/png' | 'image/jpeg' | 'image/webp';
  },
): Promise<string> {
  const { fileId, name, bytes, contentType } = image;
  const file = { fileId, name: name.slice(0, 200), contentType, size: bytes.byteLength };
  await context.providers.files.put(fileKey(context.storeId, fileId), bytes, contentType);
  const receipt = uploadReceipt(context.providers.keyring, context.storeId, file);
  return (await context.call(uploadFile, { ...file, receipt })).url;
}

async function printLayer(context: Context, layer: DesignLayer, blankHex: string): Promise<PrintLayer[]> {
  const placed = { x: layer.x, y: layer.y, width: layer.width, rotation: layer.rotation };
  if (layer.kind === 'TEXT')
    return layer.text === null
      ? []
      : [
          {
            kind: 'words',
            words: layer.text,
            typeface: layer.typeface ?? 'inter-bold',
            inkHex: inkFor(layer.inkHex, blankHex),
            ...placed,
          },
        ];
  if (layer.imageUrl === null) return [];
  return [
    { kind: 'picture', png: await picturePng(context, layer.imageUrl), aspect: layer.aspect ?? 1, ...placed },
  ];
}

/**
 * Print files of a template for some of its variants, one a printed place. Where the ink of words follows the blank, light
 * and dark blanks get files of their own.
 */
export async function makePrintFiles(
  context: Context,
  row: TemplateRow,
  variants: readonly BlankVariant[],
  taskId: string,
): Promise<MockupPart[]> {
  const followsBlank = row.layers.some(
    ({ kind, inkHex, placement }) =>
      kind === 'TEXT' && inkHex === null && groundOf(row.blank.printAreas, placement, '') === '',
  );
  const groups = followsBlank
    ? [variants.filter(({ hex }) => takesDarkInk(hex)), variants.filter(({ hex }) => !takesDarkInk(hex))]
    : [variants];
  const parts: MockupPart[] = [];
  for (const [at, group] of groups.entries()) {
    const [first] = group;
    if (!first) continue;
    const files = [];
    for (const placement of placementsOf(row)) {
      const area = row.blank.printAreas.find((one) => one.placement === placement);
      const layers = row.layers.filter((layer) => layer.placement === placement);
      if (!area || layers.length === 0) continue;
      const printed = (
        await Promise.all(
          layers.map((layer) =>
            printLayer(context, layer, groundOf(row.blank.printAreas, placement, first.hex)),
          ),
        )
      ).flat();
      const fileId = namedId('print file', taskId, at, placement);
      const bytes = await printFile(area, printed);
      await keepImage(context, {
        fileId,
        name: `${row.title}, ${area.title}.png`,
        bytes,
        contentType: 'image/png',
      });
      files.push({ placement, fileId });
    }
    parts.push({ variantIds: group.map(({ id }) => id), files, taskKey: null });
  }
  return parts;
}
