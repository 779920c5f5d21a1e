import { useRef, type ReactNode, type Ref } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Inline } from '../../components/Inline/index.ts';
import { ProgressBar } from '../../components/ProgressBar/index.ts';
import { SectionCard, type SectionCardProps } from '../../components/SectionCard/index.ts';
import { useKeptFocus } from '../../focus/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { defaultStrings, type RecordsDownloadStrings } from './strings.ts';

/** State of the download. */
export type RecordsDownloadState = 'idle' | 'running' | 'canceled' | 'failed' | 'done';

/** Props of {@link RecordsDownload}. */
export interface RecordsDownloadProps extends Omit<SectionCardProps, 'title' | 'children'> {
  /** State of the download. @default 'idle' */
  state?: RecordsDownloadState;
  /** What the file consists of, in the order in which it is fetched: "messages". */
  parts: readonly string[];
  /** Part that is being fetched, or that failed. */
  part?: string | undefined;
  /** Why it failed. */
  reason?: ReactNode;
  /** Name of the downloaded file. It names no treatment, because others may see it. */
  fileName: string;
  /** Starts the download. While a promise that it returns is unsettled, further presses are ignored. */
  onStart: () => unknown;
  /** Cancels the download. */
  onCancel: () => void;
  /** Overrides for the default text. */
  strings?: Partial<RecordsDownloadStrings>;
  ref?: Ref<HTMLElement>;
}

/** Downloads everything that is stored for the patient as one file. Cancel and failures download nothing. */
export function RecordsDownload({
  state = 'idle',
  parts,
  part = '',
  reason,
  fileName,
  onStart,
  onCancel,
  strings: overrides,
  ...rest
}: RecordsDownloadProps) {
  const strings = useStrings('RecordsDownload', defaultStrings, overrides);
  const isRunning = state === 'running';
  const button = useRef<HTMLButtonElement>(null);
  useKeptFocus(isRunning, () => button.current);
  const index = parts.indexOf(part);
  return (
    <SectionCard {...rest} title={strings.title}>
      <p>{strings.lead}</p>
      <p>{strings.warning}</p>
      {isRunning && (
        <ProgressBar
          label={strings.getting(part)}
          value={index}
          maxValue={parts.length}
          valueText={strings.position(index + 1, parts.length)}
        />
      )}
      {state === 'failed' && (
        <Alert tone="danger" isLive title={strings.failed(part)}>
          {reason} {strings.nothing}
        </Alert>
      )}
      {state === 'canceled' && (
        <Alert tone="info" isLive>
          {strings.canceled} {strings.nothing}
        </Alert>
      )}
      {state === 'done' && (
        <Alert tone="success" isLive>
          {strings.done(fileName)}
        </Alert>
      )}
      <Inline gap={3}>
        <Button ref={button} isPending={isRunning} pendingLabel={strings.pending} onPress={onStart}>
          {state === 'failed' ? strings.retry : strings.start}
        </Button>
        {isRunning && <Button onPress={onCancel}>{strings.cancel}</Button>}
      </Inline>
    </SectionCard>
  );
}
