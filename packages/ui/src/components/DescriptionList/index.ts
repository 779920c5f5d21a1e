export { DescriptionList, type DescriptionListProps, type Fact } from './DescriptionList.tsx';
