import type { Context } from '../core/context.ts';
import type { StoredFile } from '../core/store.ts';

/** URL of a patient's file (operation getFile). */
export const fileUrl = ({ publicPath }: Pick<Context, 'publicPath'>, id: string): string =>
  `${publicPath}/api/file/${id}`;

/** Stores a file of the patient under a new id and returns the id. */
export function storeFile({ store }: Context, patientId: string, file: StoredFile): string {
  const id = `file-${crypto.randomUUID()}`;
  store.putFile(patientId, id, file);
  return id;
}
