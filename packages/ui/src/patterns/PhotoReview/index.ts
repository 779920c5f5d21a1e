export { PhotoReview, type PhotoReviewProps, type PhotoReviewStrings } from './PhotoReview.tsx';
