import { describe, expect, it } from 'vitest';
import { chooseImageMaker } from './choose-image-maker.ts';
import { connectedEngines, engineFor } from './connected.ts';

const none = chooseImageMaker({});
const openai = chooseImageMaker({ OPENAI_API_KEY: 'key' });
const both = chooseImageMaker({
  ...{ OPENAI_API_KEY: 'key', IMAGE_MODEL: 'gpt-image-9' },
  ...{
    BEDROCK_IMAGE_MODEL: 'amazon.nova-canvas-v1:0',
    AWS_REGION: 'us-east-1',
    AWS_BEARER_TOKEN_BEDROCK: 'key',
  },
});

describe('engines of pictures', () => {
  it('are those that are configured', () => {
    expect(connectedEngines(none)).toEqual([]);
    expect(connectedEngines(chooseImageMaker({ OPENAI_API_KEY: 'key', IMAGE_MODEL: 'local' }))).toEqual([]);
    expect(connectedEngines(openai)).toEqual([{ model: 'OPENAI', name: 'gpt-image-1' }]);
    expect(connectedEngines(both).map(({ name }) => name)).toEqual([
      'gpt-image-9',
      'amazon.nova-canvas-v1:0',
    ]);
  });

  it('are asked by name only where they are connected', () => {
    expect(engineFor(none, undefined)).toBe('OPENAI');
    expect(engineFor(both, undefined)).toBe('OPENAI');
    expect(engineFor(both, 'AMAZON')).toBe('AMAZON');
    expect(() => engineFor(none, 'OPENAI')).toThrow(
      /^OpenAI isn’t connected.*built-in renderer.*OPENAI_API_KEY/,
    );
    expect(() => engineFor(openai, 'AMAZON')).toThrow(
      /^Amazon Bedrock isn’t connected.*OpenAI \(gpt-image-1\) makes them/,
    );
  });
});
