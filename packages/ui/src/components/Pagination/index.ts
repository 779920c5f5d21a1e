export { Pagination, type PaginationProps, type PaginationStrings } from './Pagination.tsx';
