/** Whether somebody left this page for their bank, in this tab. The address they come back to says nothing of it. */
const keyOf = (sn: string) => `paying:${sn}`;

export const leaveForBank = (sn: string): void => sessionStorage.setItem(keyOf(sn), '1');
export const wasAtBank = (sn: string): boolean => sessionStorage.getItem(keyOf(sn)) !== null;
export const forgetBank = (sn: string): void => sessionStorage.removeItem(keyOf(sn));
