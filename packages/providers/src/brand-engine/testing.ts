import type { IncomingMessage } from 'node:http';
import { standIn, type StandIn } from '../testing/stand-in.ts';
import { optionsOf } from '@brandwright/artwork/wording/testing/options.ts';
import type { BrandBrief, BrandEngine } from '@brandwright/artwork/wording/brand-engine.ts';
import { createLocalBrandEngine } from '@brandwright/artwork/wording/local-engine.ts';

export interface Asked {
  authorization: string | undefined;
  body: {
    model: string;
    messages: { role: string; content: unknown }[];
    response_format?: { json_schema?: { schema: unknown; strict?: boolean } };
  };
}

type Answer = { status: number } | { content: string };

export interface ModelStandIn extends StandIn {
  asked: Asked[];
  /** Answers of the next requests; afterward it writes what was asked for. */
  next(...answers: Answer[]): void;
}

const brief: BrandBrief = { category: 'Tea', productDescription: 'a calming tea for night-shift nurses' };

/** A local server that plays a language model of OpenAI's chat protocol: it writes with the tables. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const local = createLocalBrandEngine();
  const asked: Asked[] = [];
  const queue: Answer[] = [];
  const server = await standIn((request: IncomingMessage, body, response) => {
    const seen: Asked = {
      authorization: request.headers.authorization,
      body: JSON.parse(body.toString()) as Asked['body'],
    };
    asked.push(seen);
    const answer = queue.shift();
    void (answer ? Promise.resolve(answer) : write(local, seen).then((content) => ({ content }))).then(
      (reply) => {
        response.writeHead('status' in reply ? reply.status : 200, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify(
            'status' in reply
              ? { error: { message: 'no', type: 'error', code: null, param: null } }
              : completion(reply.content),
          ),
        );
      },
    );
  });
  return { ...server, asked, next: (...answers) => void queue.push(...answers) };
}

const completion = (content: string) => ({
  id: 'chatcmpl_1',
  object: 'chat.completion',
  created: 1,
  model: 'stand-in',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

/** What was asked for is told by the properties of the schema. */
async function write(local: BrandEngine, { body }: Asked): Promise<string> {
  const prompt = JSON.stringify(body.messages);
  const wanted = JSON.stringify(body.response_format?.json_schema?.schema ?? {});
  const count = Number(/howMany\W+(\d+)/.exec(prompt)?.[1] ?? 3);
  const options = optionsOf(`stand-in ${prompt.length}`, count);
  if (wanted.includes('brandName'))
    return JSON.stringify({ items: await local.brandIdeas(brief, undefined, options) });
  if (wanted.includes('suggestedRetailPriceCents'))
    return JSON.stringify({
      items: (await local.productIdeas(brief, undefined, undefined, options)).map(
        ({ suggestedRetailPriceMinor, ...product }) => ({
          ...product,
          suggestedRetailPriceCents: suggestedRetailPriceMinor,
        }),
      ),
    });
  if (wanted.includes('isEstimate'))
    return JSON.stringify({ items: await local.marketResearch(brief, undefined, undefined, options) });
  if (wanted.includes('avoids'))
    return JSON.stringify(await local.brandVoice(brief, undefined, undefined, options));
  return JSON.stringify({ items: await local.targetAudiences(brief, options) });
}
