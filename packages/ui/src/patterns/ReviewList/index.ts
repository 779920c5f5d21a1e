export {
  ReviewList,
  type ReviewListProps,
  type ReviewListStrings,
  type ReviewedFact,
} from './ReviewList.tsx';
