import { existsSync } from 'node:fs';
import { effectsThatAsk, findOperation, type AnyDeclaration } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { faultsOfChats } from './check-chats.ts';
import { parseChats, readChats } from './read-chats.ts';
import { chatsFolder, waitingFolder } from './write-dataset.ts';

const asks = (name: string) => {
  const operation: AnyDeclaration | undefined = findOperation(name);
  return effectsThatAsk.has(operation?.effect ?? 'read');
};
const faults = (text: string) => faultsOfChats(parseChats(`@ ada\n${text}`, 'a.chat', asks));

describe('a chat', () => {
  it('of every file names operations, fields and values that there are', () => {
    for (const folder of [chatsFolder, waitingFolder].filter((one) => existsSync(one)))
      expect(faultsOfChats(readChats(folder, asks))).toEqual([]);
  });

  it.each([
    ['> pay it\n= pay_everything', 'a.chat:3: no operation is “pay_everything”'],
    ['> pay [bill:it]\n= pay_invoice', 'a.chat:3: nothing takes bill'],
    ['> the [tab=SHINY:shiny ones]\n= list_orders', 'a.chat:3: nothing takes tab=SHINY'],
    ['> which is [what:oldest]\n= about eldest', 'a.chat:3: no kind of question is “eldest”'],
    ['> pay\n= ask pay_invoice.bill', 'a.chat:3: pay_invoice has no field bill'],
    ['> pay [invoiceId:it\n= pay_invoice', 'a.chat:3: a mark can’t be read in “pay [invoiceId:it”'],
  ])('that is wrong is told: %s', (text, fault) => {
    expect(faults(text)).toEqual([fault]);
  });
});
