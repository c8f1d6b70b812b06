import { z } from 'zod';

export const notifications = z.object({
  isEmailOn: z.boolean(),
  isSmsOn: z.boolean(),
  /** Where texts go, all but its end hidden; null where no number is confirmed, so that none are sent. */
  smsNumber: z.string().nullable(),
});

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');

export const say = ({ isEmailOn, isSmsOn, smsNumber }: z.output<typeof notifications>) =>
  `Notifications of supplier messages: email ${onOff(isEmailOn)}, SMS ${onOff(isSmsOn)}.${
    isSmsOn && smsNumber === null
      ? ' There’s no confirmed phone number yet. Add yours under Account, Notifications, and texts go there.'
      : ''
  }`;
