import { maskedNumber } from '@brandwright/contract/home/notifications/phone-number.ts';
import { removeSmsNumber } from '@brandwright/contract/home/notifications/remove-sms-number.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { noOpenCode, readReader, writeReader } from './own-reader.ts';

export default implement(removeSmsNumber, {
  async run(context) {
    const number = (await readReader(context))?.smsNumber ?? null;
    await writeReader(context, { smsNumber: null, ...noOpenCode });
    return { output: { smsNumber: number === null ? null : maskedNumber(number) } };
  },
});
