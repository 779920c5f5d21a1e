export {
  PreferenceList,
  type Preference,
  type PreferenceListProps,
  type PreferenceListStrings,
} from './PreferenceList.tsx';
