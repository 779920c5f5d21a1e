export { ChargeList, type ChargeListProps } from './ChargeList.tsx';
export type { ChargeListStrings } from './strings.ts';
export type { ChargeEntry } from './ChargeRow.tsx';
