export { ChargeList, type Charge, type ChargeListProps, type ChargeListStrings } from './ChargeList.tsx';
export {
  ChargeLists,
  type ChargeListsProps,
  type ChargeListsStrings,
  type TitledCharges,
} from './ChargeLists.tsx';
