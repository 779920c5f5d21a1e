import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useDownload } from '@patient/ui/hooks';
import { RecordsDownload } from '@patient/ui/RecordsDownload';
import { environmentAtom, storeAtom } from '#shared/environment.ts';
import { failureText } from '#shared/format/failureText.ts';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { orReload } from '#shared/lazy/reloadForStaleChunk.ts';
import type { Me } from '#shared/patient/me.ts';
import { notifyOnError } from '#shared/service/notify.ts';
import type { RecordsPart } from './views/records.ts';

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
    <RecordsDownload
      state={state.kind}
      parts={PARTS}
      part={'part' in state ? state.part : undefined}
      reason={'error' in state && failureText(state.error)}
      fileName={FILE_NAME}
      onStart={start}
      onCancel={cancel}
    />
  );
}
