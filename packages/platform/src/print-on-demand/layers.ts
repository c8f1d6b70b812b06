import { OperationError } from '@brandwright/contract';
import type { DesignLayer } from '@brandwright/contract/print-on-demand/entities.ts';
import { inkHex, type InkColor, type PrintTypeface } from '@brandwright/contract/print-on-demand/enums.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import type { PrintArea } from '@brandwright/providers';
import { wordsPlace } from '@brandwright/providers/print-on-demand/print-layers.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';
import { pictureFacts } from './pictures.ts';

export interface LayerInput {
  text?: string | undefined;
  fileId?: string | undefined;
  imageUrl?: string | undefined;
  inkColor?: InkColor | undefined;
  typeface?: PrintTypeface | undefined;
}

/** A picture keeps within the area with a little room around it. */
const roomAround = 0.9;

/**
 * What is asked for as a layer of a print area, placed as a designer would begin; undefined when nothing is asked for.
 * Errors: bad_input for both at once, not_found for a picture that is not the store's.
 */
export async function newLayer(
  context: Context,
  input: LayerInput,
  area: PrintArea,
): Promise<DesignLayer | undefined> {
  const hasPicture = input.fileId !== undefined || input.imageUrl !== undefined;
  if (input.text === undefined && !hasPicture) return undefined;
  if (input.text !== undefined && hasPicture)
    throw new OperationError('bad_input', 'Add the words and the picture one at a time.');
  const tall = area.heightPx > area.widthPx * 1.15;
  const base = { id: randomUUID().slice(0, 8), placement: area.placement, ...wordsPlace(area) };
  if (input.text !== undefined)
    return {
      ...base,
      kind: 'TEXT',
      text: input.text,
      typeface: input.typeface ?? 'archivo-black',
      inkHex: input.inkColor === undefined ? null : inkHex[input.inkColor],
      imageUrl: null,
      aspect: null,
    };
  const url = input.imageUrl ?? (await context.call(getFile, { fileId: input.fileId ?? '' })).url;
  const { width, height } = await pictureFacts(context, url);
  const aspect = width / height;
  const share = Math.min(
    area.placement === 'around' ? base.width : roomAround,
    (roomAround * aspect * area.heightPx) / area.widthPx,
  );
  const shareOfHeight = (share * area.widthPx) / aspect / area.heightPx;
  return {
    ...base,
    y: tall ? Math.max(0.05 + shareOfHeight / 2, Math.min(0.5, 0.05 + shareOfHeight / 2)) : 0.5,
    kind: 'PICTURE',
    text: null,
    typeface: null,
    inkHex: null,
    imageUrl: url,
    aspect,
    width: share,
  };
}
