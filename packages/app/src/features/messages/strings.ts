/** When an answer can be expected. */
export const answerNotice = (isDoctor: boolean): string =>
  isDoctor ? 'Doctors usually answer within 24 hours.' : 'Support answers 24 hours a day.';

/** A chat that does not exist, or is another patient's. */
export const UNKNOWN_CHAT = "We couldn't find this chat. Choose one from your messages.";
