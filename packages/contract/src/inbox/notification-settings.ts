import { z } from 'zod';

export const notifications = z.object({ isEmailOn: z.boolean(), isSmsOn: z.boolean() });

const onOff = (isOn: boolean) => (isOn ? 'on' : 'off');

export const say = ({ isEmailOn, isSmsOn }: z.output<typeof notifications>) =>
  `Notifications of supplier messages: email ${onOff(isEmailOn)}, SMS ${onOff(isSmsOn)}.`;
