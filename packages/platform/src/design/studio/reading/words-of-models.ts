import type { DesignModelName } from '@brandwright/contract/design/studio/enums.ts';

/** Which maker of pictures is named: "with amazon". */
export const designModelSaid = (words: string): DesignModelName | undefined =>
  /\b(?:with|using|by|on) (?:the )?(?:amazon|bedrock|nova|titan)\b/i.test(words)
    ? 'AMAZON'
    : /\b(?:with|using|by|on) (?:the )?(?:openai|open ai|gpt)\b/i.test(words)
      ? 'OPENAI'
      : undefined;
