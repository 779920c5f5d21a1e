import { isRecord } from '@patient/api';

/** Note from one tab to the others. */
export interface TabNote {
  /** The patient has read a chat. */
  readonly readChat: string;
}

/** Reads a note of another tab, which may run another release. */
export function readTabNote(value: unknown): TabNote | undefined {
  if (!isRecord(value)) return undefined;
  const { readChat } = value;
  return typeof readChat === 'string' ? { readChat } : undefined;
}
