import { OperationError, type ApprovalPreview, type InputOf } from '@brandwright/contract';
import { sendSupplierMessage } from '@brandwright/contract/inbox/send-supplier-message.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { fileAddress } from '../kernel/data/file-address.ts';
import { letterTo } from '../kernel/approvals/outgoing-letter.ts';
import { refuseBlanksOf } from '../kernel/approvals/outgoing-text.ts';
import { toSent } from './append-message.ts';
import { sendFromBrand } from './deliver-message.ts';
import { lookUpConversation } from './find-conversation.ts';
import { refuseUnknownRecords } from './named-records.ts';
import { conversationWith } from './open-conversation.ts';
import { cut, fileNameOf, listOf, previewOf, typeOf } from './rules.ts';

type SendInput = InputOf<typeof sendSupplierMessage>;

const lists = ['imageUrls', 'videoUrls', 'pdfUrls', 'fileUrls'] as const;

const filesOf = (input: SendInput) => lists.flatMap((list) => input[list] ?? []);

/** The input that will run: whom it goes to by id, the attached file by its address. Reads only. */
async function settle(
  context: Context,
  input: SendInput,
): Promise<{ input: SendInput; supplierName: string; isNew: boolean }> {
  const { fileId, ...rest } = input;
  const whom = await recipientOf(context, input);
  const settled: SendInput = { ...rest, ...whom.input };
  if (fileId !== undefined) {
    const file = await context.call(getFile, { fileId });
    const list = listOf(file.contentType);
    settled[list] = [...new Set([...(settled[list] ?? []), file.url])];
    settled.attributes = { ...settled.attributes, fileName: settled.attributes?.fileName ?? file.name };
  }
  for (const url of filesOf(settled)) checkOwn(context, url);
  refuseCardBlanks(settled);
  await refuseUnknownRecords(context, settled.attributes ?? {});
  if (settled.text === '' && filesOf(settled).length === 0 && settled.attributes === undefined) {
    throw new OperationError('bad_input', 'What should I write?', [
      { path: 'text', message: 'A message needs text or an attachment.' },
    ]);
  }
  return { input: settled, supplierName: whom.supplierName, isNew: whom.isNew };
}

/** The words of a card that shows no record of the marketplace are the brand's own. */
function refuseCardBlanks({ attributes = {} }: SendInput): void {
  const { catalogItemId, supplierId, title, subtitle } = attributes;
  if (catalogItemId === undefined && supplierId === undefined) refuseBlanksOf({ title, subtitle });
}

async function recipientOf(context: Context, { conversationSid, supplierId }: SendInput) {
  const named = conversationSid ?? supplierId;
  if (named === undefined) {
    throw new OperationError('bad_input', 'Which supplier?', [
      { path: 'conversationSid', message: 'Say who the message is for.' },
    ]);
  }
  // Where both are given and differ, the supplier was named and the conversation merely in view.
  const row = await lookUpConversation(context, supplierId ?? named);
  if (row)
    return {
      input: { conversationSid: row.sid, supplierId: row.supplierId },
      supplierName: row.supplierName,
      isNew: false,
    };
  const supplier = await context.call(getSupplier, { supplierId: supplierId ?? named });
  const input = { conversationSid: undefined, supplierId: supplier.supplierId };
  return { input, supplierName: supplier.name, isNew: true };
}

/** Attachments are the store's own uploads, at the very address they are served at, or pictures that are drawn. */
function checkOwn(context: Context, url: string): void {
  const path = url.startsWith(`${context.publicUrl}/`) ? url.slice(context.publicUrl.length) : url;
  if (/^\/files\/drawn\/[\w.&%-]+$/.test(path)) return;
  const fileId = new RegExp(`^/files/${context.storeId}/([0-9a-f-]{36})\\.`).exec(path)?.[1];
  if (fileId && path === fileAddress(context.providers.keyring, context.storeId, fileId)) return;
  throw new OperationError(
    'unsupported_file',
    'Only files uploaded to your store can be sent. Upload it first.',
    [{ path: 'imageUrls', message: `"${cut(url, 80)}" isn’t a file in this store.` }],
  );
}

function contentOf({ type, text, attributes, ...rest }: SendInput) {
  const files = {
    fileUrls: rest.fileUrls ?? [],
    imageUrls: rest.imageUrls ?? [],
    videoUrls: rest.videoUrls ?? [],
    pdfUrls: rest.pdfUrls ?? [],
  };
  return { type: type ?? typeOf(files), text, ...files, attributes: attributes ?? {} };
}

/** To whom, the exact words, what is attached; the sentence above them quotes what the founder said. */
function previewFor(
  input: SendInput,
  supplierName: string,
  { isNew, said }: { isNew: boolean; said: string },
): ApprovalPreview {
  const { attributes = {}, text } = input;
  const files = filesOf(input);
  const shown = text === '' ? previewOf(contentOf(input)) : text;
  return {
    verb: `Send to ${supplierName}`,
    what: `Send ${isNew ? 'the first' : 'a'} message to ${supplierName}: “${cut((said || shown).replaceAll(/\s+/g, ' '), 300)}”`,
    toWhom: supplierName,
    cost: null,
    irreversible: 'A message that was sent can’t be taken back.',
    values: [
      { label: 'Message', value: shown },
      ...files.map((url) => ({
        label: 'Attached',
        value: fileNameOf(url, files.length === 1 ? attributes : {}),
      })),
    ],
    warnings: [],
  };
}

export default implement(sendSupplierMessage, {
  async prepare(context, raw) {
    const { input, supplierName, isNew } = await settle(context, raw);
    const letter = { ...input, text: await letterTo(context, supplierName, input.text) };
    return { input: letter, preview: previewFor(letter, supplierName, { isNew, said: input.text }) };
  },
  async run(context, raw) {
    const { input } = await settle(context, raw);
    const { row: conversation } = await conversationWith(context, {
      supplierId: input.conversationSid ?? input.supplierId ?? '',
    });
    const content = contentOf(input);
    const row = await sendFromBrand(context, conversation, content);
    return { output: toSent(row, conversation), subject: { kind: 'supplier_message', id: row.id } };
  },
});
