export { EntryList, type EntryListProps, type EntryListStrings } from './EntryList.tsx';
