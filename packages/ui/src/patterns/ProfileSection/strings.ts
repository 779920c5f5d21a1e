/** What {@link ProfileSection} says by itself. */
export interface ProfileSectionStrings {
  edit: string;
  save: string;
  cancel: string;
  saving: string;
  /** Said once it is saved. */
  saved: (title: string) => string;
  loading: string;
  /** Instead of facts, where there are none. */
  empty: string;
}

export const english: ProfileSectionStrings = {
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving…',
  saved: (title) => `${title}: saved`,
  loading: 'Loading…',
  empty: 'Nothing here yet.',
};
