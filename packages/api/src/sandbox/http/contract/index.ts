export { answerBreaches } from './answer.ts';
export { requestBreaches } from './request.ts';
export { ContractBreach, watchContract, withContract } from './withContract.ts';
export type { ContractOptions, Fetch } from './withContract.ts';
export { addressOperations, documentedOperations, operationOf } from './operations.ts';
export type { DocumentedOperation } from './operations.ts';
