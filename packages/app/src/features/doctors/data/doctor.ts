import { unwrapOne } from '@patient/api';
import { family } from '#shared/service/atomFamily.ts';
import { queryAtom } from '#shared/service/queryAtom.ts';
import { clientAtom } from '#shared/service/client.ts';

/** One doctor (GET /api/doctor/{id}); an empty id asks for nobody. */
export const doctorAtom = family((id: string) =>
  queryAtom((get) => {
    const client = get(clientAtom);
    return {
      queryKey: ['doctor', id],
      enabled: id !== '',
      queryFn: ({ signal }) =>
        unwrapOne(client.GET('/api/doctor/{id}', { params: { path: { id } }, signal })),
    };
  }),
);
