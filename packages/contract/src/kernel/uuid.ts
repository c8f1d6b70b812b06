const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text is the id of a record, in either case and nothing else. Of any version: demo records have ids of their own making. */
export const isUuid = (text: string): boolean => pattern.test(text);
