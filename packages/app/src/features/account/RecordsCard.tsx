import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { useKeptFocus } from '@patient/ui/focus';
import { useDownload } from '@patient/ui/hooks';
import { Inline } from '@patient/ui/Inline';
import { ProgressBar } from '@patient/ui/ProgressBar';
import { environmentAtom, storeAtom } from '#shared/environment.ts';
import { failureText } from '#shared/format/failureText.ts';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { orReload } from '#shared/lazy/reloadForStaleChunk.ts';
import type { Me } from '#shared/patient/me.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import type { RecordsPart } from './views/records.ts';
import { SectionCard } from './SectionCard.tsx';

const loadRecords = loadCode(() => import('./data/records.ts'));

/** Names no brand and no treatment, because the list of downloads is visible to others. */
const FILE_NAME = 'my-records.html';

/** In the order in which they are fetched. */
const PARTS: readonly RecordsPart[] = ['treatments', 'receipts', 'orders', 'messages', 'answers'];

type State =
  | { readonly kind: 'idle' | 'canceled' | 'done' }
  | { readonly kind: 'running'; readonly part: RecordsPart }
  | { readonly kind: 'failed'; readonly part: RecordsPart; readonly error: unknown };

/** Downloads everything that the service stores for the patient as one file, or nothing if a call fails. */
export function RecordsCard({ user }: { user: Me }) {
  const environment = useAtomValue(environmentAtom);
  const store = useAtomValue(storeAtom);
  const save = useDownload();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const isRunning = state.kind === 'running';
  useKeptFocus(isRunning, () => button.current);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const { signal } = (running.current = new AbortController());
    let part: RecordsPart = 'treatments';
    const onPart = (next: RecordsPart) => {
      part = next;
      setState({ kind: 'running', part });
    };
    onPart(part);
    try {
      const { createRecordsFile } = await orReload(loadRecords(), environment);
      const file = await notifyOnError(environment, createRecordsFile(store, user, { signal, onPart }));
      save(file, FILE_NAME);
      setState({ kind: 'done' });
    } catch (error) {
      if (!signal.aborted) setState({ kind: 'failed', part, error });
    }
  };
  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'canceled' });
  };
  return (
    <SectionCard title="Your records">
      <p>
        Get your treatments, receipts, orders, messages, and answers in one file. You can open it in any
        browser and print it.
      </p>
      <p>
        The file has health information, and anyone who opens it can read it. Save it only where you keep
        private things. This also marks your new messages as read.
      </p>
      {state.kind === 'running' && (
        <ProgressBar
          label={`Getting your ${state.part}`}
          value={PARTS.indexOf(state.part)}
          maxValue={PARTS.length}
          valueText={`${PARTS.indexOf(state.part) + 1} of ${PARTS.length}`}
        />
      )}
      {state.kind === 'failed' && (
        <Alert tone="danger" isLive title={`We couldn't get your ${state.part}`}>
          {failureText(state.error)} Nothing was downloaded.
        </Alert>
      )}
      {state.kind === 'canceled' && (
        <Alert tone="info" isLive>
          Canceled. Nothing was downloaded.
        </Alert>
      )}
      {state.kind === 'done' && (
        <Alert tone="success" isLive>
          Your file {FILE_NAME} is in your downloads.
        </Alert>
      )}
      <Inline gap={3}>
        <Button ref={button} isPending={isRunning} pendingLabel="Getting your records…" onPress={start}>
          {state.kind === 'failed' ? 'Try again' : 'Download everything'}
        </Button>
        {isRunning && <Button onPress={cancel}>Cancel</Button>}
      </Inline>
    </SectionCard>
  );
}
