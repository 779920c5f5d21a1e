/** Strings shown by {@link ProfileSection}. */
export interface ProfileSectionStrings {
  edit: string;
  save: string;
  cancel: string;
  saving: string;
  /** Announced after saving. */
  saved: (title: string) => string;
  loading: string;
  /** Shown when there are no facts. */
  empty: string;
}

export const defaultStrings: ProfileSectionStrings = {
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  saving: 'Saving…',
  saved: (title) => `${title}: saved`,
  loading: 'Loading…',
  empty: 'Nothing here yet.',
};
