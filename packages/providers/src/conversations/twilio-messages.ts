import { z } from 'zod';
import type { MessageRequest } from './conversations.ts';

/** Most characters of a body that Twilio takes (published OpenAPI). Of a longer one the whole travels in the attributes. */
const longestBody = 1600;

/** Under these names our own facts travel among the attributes of a message. */
const keyName = 'brandwrightKey';
const wholeName = 'brandwrightText';

const attributesObject = z.record(z.string(), z.unknown());

/** A message as Twilio takes it. Attributes are JSON as text. */
export function packMessage({ body, key, attributes }: MessageRequest): { body: string; attributes: string } {
  const isLong = body.length > longestBody;
  return {
    body: isLong ? `${body.slice(0, longestBody - 1)}…` : body,
    attributes: JSON.stringify({ ...attributes, [keyName]: key, ...(isLong ? { [wholeName]: body } : {}) }),
  };
}

/** A message as it was given to be packed. What came from elsewhere has no facts of ours in it and stays as it is. */
export function unpackMessage(
  body: string,
  attributesJson: string | null | undefined,
): { body: string; attributes: Record<string, unknown> } {
  const { [keyName]: _key, [wholeName]: whole, ...attributes } = readAttributes(attributesJson);
  return { body: typeof whole === 'string' ? whole : body, attributes };
}

/** The key that a message was sent under, if it was ours. */
export const keyOf = (attributesJson: string | null | undefined): unknown =>
  readAttributes(attributesJson)[keyName];

/** Attributes from Twilio's text; none where it is no JSON object. */
export function readAttributes(json: string | null | undefined): Record<string, unknown> {
  if (!json) return {};
  try {
    return attributesObject.safeParse(JSON.parse(json)).data ?? {};
  } catch {
    return {};
  }
}
