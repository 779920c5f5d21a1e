export { ContractBreach, withContract } from './withContract.ts';
export { documentedOperations } from './operations.ts';
