import { codeMinutes, maskedNumber } from '@brandwright/contract/home/notifications/phone-number.ts';
import { sendSmsCode } from '@brandwright/contract/home/notifications/send-sms-code.ts';
import { randomInt, randomUUID } from 'node:crypto';
import { implement } from '../../kernel/request/implementation.ts';
import { takeAttempt } from '../../kernel/request/take-attempt.ts';
import { personOf } from './own-notifications.ts';
import { writeReader } from './own-reader.ts';
import { signatureOfCode } from './sms-code.ts';

const mostAnHour = 3;
const mostOfAStoreADay = 20;

export default implement(sendSmsCode, {
  async prepare(_context, input) {
    return {
      input,
      preview: {
        verb: 'Send the code',
        what: 'A six-digit code is texted to this number.',
        toWhom: input.phoneNumber,
        cost: null,
        irreversible: 'A text can’t be taken back.',
        values: [{ label: 'Phone number', value: input.phoneNumber }],
        warnings: [],
      },
    };
  },
  async run(context, { phoneNumber }) {
    const { userId } = personOf(context);
    await takeAttempt(context, {
      key: `sms code ${userId}`,
      limit: mostAnHour,
      windowSeconds: 60 * 60,
      refusal: `You’ve asked for ${mostAnHour} codes within an hour.`,
    });
    await takeAttempt(context, {
      key: `sms codes ${context.storeId}`,
      limit: mostOfAStoreADay,
      windowSeconds: 24 * 60 * 60,
      refusal: `This store has asked for ${mostOfAStoreADay} codes in the last day.`,
    });
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
    await writeReader(context, {
      openNumber: phoneNumber,
      codeMac: signatureOfCode(context, phoneNumber, code),
      codeExpiresAt: new Date(context.clock.now().getTime() + codeMinutes * 60_000),
      codeTries: 0,
    });
    const { sms } = context.providers;
    await sms.send({
      to: phoneNumber,
      text: `${code} is your Brandwright code. It counts for ${codeMinutes} minutes. Give it to nobody.`,
      idempotencyKey: `sms-code:${randomUUID()}`,
    });
    return {
      output: { smsNumber: maskedNumber(phoneNumber), isSent: sms.kind !== 'OUTBOX' },
      subject: { kind: 'user', id: userId },
    };
  },
});
