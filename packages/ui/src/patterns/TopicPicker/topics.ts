import type { IconName } from '../../components/Icon/index.ts';

/** Help topic. */
export interface Topic<Id extends string = string> {
  readonly id: Id;
  /** Label in the patient's words. */
  readonly label: string;
  readonly icon?: IconName;
  /** Short description. */
  readonly description?: string;
}

/** Topics for support (specification section 2, header and help). */
export const supportTopics = [
  { id: 'account', label: 'Account or billing', icon: 'card' },
  { id: 'order', label: 'Shipping or order', icon: 'truck' },
  { id: 'photo', label: 'Photo or ID', icon: 'image' },
  { id: 'other', label: 'Something else', icon: 'help' },
] as const satisfies readonly Topic[];

/** Topics for doctors (specification section 2, header and help). */
export const doctorTopics = [
  { id: 'treatment', label: 'Medication or treatment plan', icon: 'pill' },
  { id: 'call', label: 'Schedule a video or phone call', icon: 'video' },
  { id: 'sideEffects', label: 'Side effects', icon: 'warning' },
] as const satisfies readonly Topic[];
