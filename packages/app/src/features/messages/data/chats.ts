import { atom } from 'jotai';
import { unwrap, type Chat } from '@patient/api';
import { storeAtom } from '../../../shared/environment.ts';
import { queryAtom } from '../../../shared/service/queryAtom.ts';
import { clientAtom } from '../../../shared/service/client.ts';
import { readSteadily } from '../../../shared/service/readSteadily.ts';
import { chatsKey } from './keys.ts';
import { versionAtom } from './version.ts';

/** The patient's chats, the one written in last first (GET /api/chats). */
export const chatsAtom = queryAtom<readonly Chat[]>((get) => {
  const client = get(clientAtom);
  const store = get(storeAtom);
  return {
    queryKey: chatsKey,
    queryFn: ({ signal }) =>
      readSteadily(
        () => unwrap(client.GET('/api/chats', { signal })),
        () => store?.get(versionAtom) ?? 0,
      ),
  };
});

/** Whether the list has been asked for, with or without success. */
export const chatsSettledAtom = atom((get) => {
  const { data, error } = get(chatsAtom);
  return data !== undefined || error !== null;
});
