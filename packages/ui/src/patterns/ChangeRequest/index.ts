export {
  ChangeFacts,
  type ChangeFact,
  type ChangeFactsProps,
  type ChangeFactsStrings,
} from './ChangeFacts.tsx';
export { ChangeRequest, type ChangeRequestProps, type ChangeRequestStrings } from './ChangeRequest.tsx';
