/** Opens the entry page anew, for a page of a patient who is no longer signed in. It is not seen until then. */
export function leavePage(): void {
  document.body.hidden = true;
  location.replace('/');
}
