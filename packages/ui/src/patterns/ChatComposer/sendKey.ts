/** Fields of a KeyboardEvent that decide whether it sends. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'isComposing'
>;

/** `modEnter`: Ctrl or Cmd with Enter sends, Enter adds a line. `enter`: Enter sends, Shift with Enter adds a line. */
export type SendKey = 'modEnter' | 'enter';

/** Whether a key press sends the message. During text composition (IME), Enter confirms the character instead. */
export function isSendKey(press: KeyPress, sendKey: SendKey): boolean {
  if (press.key !== 'Enter' || press.isComposing || press.altKey) return false;
  if (press.ctrlKey || press.metaKey) return !press.shiftKey;
  return sendKey === 'enter' && !press.shiftKey;
}
