import { OperationError } from '@brandwright/contract';

export const missingResource = () => new OperationError('not_found', 'There is no such resource.');
