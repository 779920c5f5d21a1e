export { ChargeList, type Charge, type ChargeListProps, type ChargeListStrings } from './ChargeList.tsx';
