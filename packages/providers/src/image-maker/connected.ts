import { OperationError } from '@brandwright/contract';
import type { DesignModel } from '@brandwright/artwork/wording/brand-engine.ts';
import type { ImageMaker } from '@brandwright/artwork/image-maker/image-maker.ts';

/** An engine that answers: which it is on the wire, and the name of its model. */
export interface ConnectedEngine {
  model: DesignModel;
  name: string;
}

const engineNames: Readonly<Record<DesignModel, string>> = { OPENAI: 'OpenAI', AMAZON: 'Amazon Bedrock' };
const settings: Readonly<Record<DesignModel, string>> = {
  OPENAI: 'OPENAI_API_KEY',
  AMAZON: 'BEDROCK_IMAGE_MODEL, AWS_REGION and an AWS key',
};
const models: readonly DesignModel[] = ['OPENAI', 'AMAZON'];

/** The engines that are connected, the usual one first. None: pictures are drawn here. */
export const connectedEngines = (maker: Pick<ImageMaker, 'nameOf'>): ConnectedEngine[] =>
  models.map((model) => ({ model, name: maker.nameOf(model) })).filter(({ name }) => name !== 'local');

/**
 * The engine that makes pictures: the one that was named, else the first that is connected, else OPENAI, in whose place
 * this server draws. Refuses (conflict) one that was named and is not connected, with what to do.
 */
export function engineFor(maker: Pick<ImageMaker, 'nameOf'>, named: DesignModel | undefined): DesignModel {
  const connected = connectedEngines(maker);
  if (named === undefined) return connected[0]?.model ?? 'OPENAI';
  if (connected.some(({ model }) => model === named)) return named;
  const [other] = connected;
  const without = other
    ? `${engineNames[other.model]} (${other.name}) makes them`
    : 'the built-in renderer draws them';
  throw new OperationError(
    'conflict',
    `${engineNames[named]} isn’t connected, so it can’t make pictures. Ask without naming it and ${without}. To connect it, whoever runs this server sets ${settings[named]} and restarts it.`,
  );
}
