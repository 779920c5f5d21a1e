/** Strings shown by {@link RecordsDownload}. `part` is the content that is loading: "messages". */
export interface RecordsDownloadStrings {
  title: string;
  /** What the file contains. */
  lead: string;
  /** What to know before saving it. */
  warning: string;
  start: string;
  retry: string;
  cancel: string;
  /** Accessible name of the button while it is pending. */
  pending: string;
  getting: (part: string) => string;
  /** Position among the parts. */
  position: (number: number, count: number) => string;
  failed: (part: string) => string;
  /** After a failure or a cancel. */
  nothing: string;
  canceled: string;
  done: (fileName: string) => string;
}

export const defaultStrings: RecordsDownloadStrings = {
  title: 'Your records',
  lead: 'Get your treatments, receipts, orders, messages, and answers in one file. You can open it in any browser and print it.',
  warning:
    'The file has health information, and anyone who opens it can read it. Save it only where you keep private things. This also marks your new messages as read.',
  start: 'Download everything',
  retry: 'Try again',
  cancel: 'Cancel',
  pending: 'Getting your records…',
  getting: (part) => `Getting your ${part}`,
  position: (number, count) => `${number} of ${count}`,
  failed: (part) => `We couldn't get your ${part}`,
  nothing: 'Nothing was downloaded.',
  canceled: 'Canceled.',
  done: (fileName) => `Your file ${fileName} is in your downloads.`,
};
