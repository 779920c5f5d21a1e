import type { Context } from '../core/context.ts';
import type { StoredFile } from '../core/store.ts';

/** Address at which a patient fetches a file with their token (operation getFile). */
export const fileAddress = ({ publicPath }: Pick<Context, 'publicPath'>, id: string): string =>
  `${publicPath}/api/file/${id}`;

/** Stores a file of the patient under a new id and returns the id. */
export function keepFile({ store }: Context, patientId: string, file: StoredFile): string {
  const id = `file-${crypto.randomUUID()}`;
  store.putFile(patientId, id, file);
  return id;
}
