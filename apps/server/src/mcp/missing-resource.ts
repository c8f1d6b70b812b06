import { OperationError } from '@brandwright/contract';

export const missingResource = () => new OperationError('not_found', 'That resource doesn’t exist.');
