export { ContractBreach, withContract } from './withContract.ts';
export type { ContractOptions } from './withContract.ts';
export { documentedOperations } from './operations.ts';
