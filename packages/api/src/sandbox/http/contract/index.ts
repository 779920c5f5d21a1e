export { responseDifferences } from './differences.ts';
export type { Difference } from './differences.ts';
export { responseViolations } from './response.ts';
export { requestViolations } from './request.ts';
export { ContractViolation, watchContract, withContract } from './withContract.ts';
export type { ContractOptions, Fetch } from './withContract.ts';
export { addressOperations, documentedOperations, operationOf } from './operations.ts';
export type { DocumentedOperation } from './operations.ts';
