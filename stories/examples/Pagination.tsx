import { Pagination } from '@patient/ui/Pagination';

export const OrderPages = ({
  page,
  pageCount,
  isLoading,
  onPage,
}: {
  page: number;
  pageCount: number;
  isLoading: boolean;
  onPage: (page: number) => void;
}) => <Pagination page={page} pageCount={pageCount} onPage={onPage} isPending={isLoading} />;
