/** What is known of a key press: the fields of a KeyboardEvent that decide. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'
>;

/** `modEnter`: Ctrl or Cmd with Enter sends, Enter begins a line. `enter`: Enter sends, Shift with Enter begins a line. */
export type SendKey = 'modEnter' | 'enter';

/** Whether this key press sends the message. While a letter is being composed from several keys, Enter belongs to that. */
export function isSendKey(press: KeyPress, sendKey: SendKey): boolean {
  if (press.key !== 'Enter' || press.isComposing || press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return !press.shiftKey;
  return sendKey === 'enter' && !press.shiftKey;
}
