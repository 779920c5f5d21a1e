import { RecordsDownload } from '@patient/ui/RecordsDownload';

export interface RecordsProps {
  /** Part that is being fetched. */
  part: string | undefined;
  start: () => void;
  cancel: () => void;
}

export const Records = ({ part, start, cancel }: RecordsProps) => (
  <RecordsDownload
    state={part === undefined ? 'idle' : 'running'}
    parts={['treatments', 'orders', 'messages']}
    part={part}
    fileName="my-records.html"
    onStart={start}
    onCancel={cancel}
  />
);
