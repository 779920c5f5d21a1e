import { EmergencyText } from '../../components/Link/index.ts';
import { Sheet } from '../../components/Sheet/index.ts';
import type { Topic } from '../TopicPicker/index.ts';
import { TopicRow } from '../TopicPicker/TopicRow.tsx';
import * as rowStyles from '../TopicPicker/TopicRow.css.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './HelpPanel.css.ts';

/** Help topics that lead to a chat. */
export type HelpTopic = 'treatment' | 'sideEffects' | 'messages';

/** Strings shown by {@link HelpPanel}. */
export interface HelpPanelStrings {
  /** Title of the panel. @default 'How can we help?' */
  title: string;
  /** Heading of the topics for the healthcare team. @default 'Ask your healthcare team' */
  team: string;
  /** Heading of the topics for support. @default 'Ask support' */
  support: string;
  topics: Readonly<Record<HelpTopic, string>>;
  /** @default 'An account, shipping or billing issue' */
  contact: string;
  /** @default 'If this is an emergency, call 911.' */
  emergency: string;
  /** Accessible name of the close button. @default 'Close help' */
  close: string;
}

const defaultStrings: HelpPanelStrings = {
  title: 'How can we help?',
  team: 'Ask your healthcare team',
  support: 'Ask support',
  topics: {
    treatment: 'Medication or treatment plan',
    sideEffects: 'Side effects',
    messages: 'Messages from the healthcare team',
  },
  contact: 'An account, shipping or billing issue',
  emergency: 'If this is an emergency, call 911.',
  close: 'Close help',
};

const topics = [
  { id: 'treatment', icon: 'pill' },
  { id: 'sideEffects', icon: 'warning' },
  { id: 'messages', icon: 'chat' },
] as const satisfies readonly Omit<Topic<HelpTopic>, 'label'>[];

/** Props of {@link HelpPanel}. */
export interface HelpPanelProps {
  /** Whether the panel is open; closed, it renders nothing. */
  isOpen: boolean;
  /** Called when the panel closes, also after a topic was chosen. */
  onOpenChange: (isOpen: boolean) => void;
  /** Path that a topic of the healthcare team leads to. @default '/user/chat' for each */
  topicHref?: (topic: HelpTopic) => string;
  /** Called with the chosen topic. */
  onTopic?: (topic: HelpTopic) => void;
  /** Opens the ContactDialog; the panel has already closed. */
  onContact: () => void;
  /** Overrides for the default text. */
  strings?: Partial<HelpPanelStrings>;
}

/** Help topics in a 350 px side panel (specification sections 2 and 9). */
export function HelpPanel({
  isOpen,
  onOpenChange,
  topicHref = () => '/user/chat',
  onTopic,
  onContact,
  strings: overrides,
}: HelpPanelProps) {
  const strings = useStrings('HelpPanel', defaultStrings, overrides);
  const close = () => onOpenChange(false);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={strings.title}
      closeLabel={strings.close}
      side="end"
      width="panel"
    >
      <h3 className={styles.title}>{strings.team}</h3>
      <ul role="list" className={rowStyles.list}>
        {topics.map(({ id, icon }) => (
          <li key={id}>
            <TopicRow
              topic={{ id, icon, label: strings.topics[id] }}
              href={topicHref(id)}
              onPress={() => {
                close();
                onTopic?.(id);
              }}
            />
          </li>
        ))}
      </ul>
      <h3 className={styles.title}>{strings.support}</h3>
      <TopicRow
        topic={{ id: 'contact', icon: 'mail', label: strings.contact }}
        onPress={() => {
          close();
          onContact();
        }}
      />
      <p className={styles.emergency}>
        <EmergencyText>{strings.emergency}</EmergencyText>
      </p>
    </Sheet>
  );
}
