import { QueryView as QueryViewOfUi, type QueryViewProps as QueryViewPropsOfUi } from '@patient/ui/QueryView';
import { failureText } from '../format/failureText.ts';

export type { QueryState } from '@patient/ui/QueryView';

/** Props of {@link QueryView}. */
export type QueryViewProps<Data extends readonly unknown[]> = Omit<QueryViewPropsOfUi<Data>, 'errorText'>;

/** QueryView with our messages of errors. */
export function QueryView<Data extends readonly unknown[]>(props: QueryViewProps<Data>) {
  return <QueryViewOfUi<Data> {...props} errorText={failureText} />;
}
