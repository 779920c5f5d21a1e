import { Sheet } from '../../components/Sheet/index.ts';
import type { Topic } from '../TopicPicker/index.ts';
import { TopicRow } from '../TopicPicker/TopicRow.tsx';
import * as rowStyles from '../TopicPicker/TopicRow.css.ts';
import * as styles from './HelpPanel.css.ts';

/** What the panel leads to by a chat. */
export type HelpTopic = 'treatment' | 'sideEffects' | 'messages';

/** Words of {@link HelpPanel}. */
export interface HelpPanelStrings {
  /** Head of the panel. @default 'How can we help?' */
  title: string;
  /** Over the topics the healthcare team answers. @default 'Ask your healthcare team' */
  team: string;
  /** Over what support answers. @default 'Ask support' */
  support: string;
  topics: Readonly<Record<HelpTopic, string>>;
  /** @default 'An account, shipping or billing issue' */
  contact: string;
  /** @default 'If this is an emergency, call 911.' */
  emergency: string;
  /** Name of the close button. @default 'Close help' */
  close: string;
}

const english: HelpPanelStrings = {
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
  /** Whether it is on the page; nothing of it is there while closed. */
  isOpen: boolean;
  /** The patient closes it, or goes on from it. */
  onOpenChange: (isOpen: boolean) => void;
  /** Where the topics of the healthcare team lead. @default '/user/chat' */
  chatHref?: string;
  /** Which of them was followed. */
  onTopic?: (topic: HelpTopic) => void;
  /** Opens the ContactDialog; the panel has closed. */
  onContact: () => void;
  strings?: Partial<HelpPanelStrings>;
}

/** Where to turn with what: a panel of 350 px at the edge of the page (specification sections 2 and 9). */
export function HelpPanel({
  isOpen,
  onOpenChange,
  chatHref = '/user/chat',
  onTopic,
  onContact,
  strings,
}: HelpPanelProps) {
  const words = { ...english, ...strings };
  const close = () => onOpenChange(false);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.title}
      closeLabel={words.close}
      side="end"
      width="panel"
    >
      <h3 className={styles.title}>{words.team}</h3>
      <ul className={rowStyles.list}>
        {topics.map(({ id, icon }) => (
          <li key={id}>
            <TopicRow
              topic={{ id, icon, label: words.topics[id] }}
              href={chatHref}
              onPress={() => {
                close();
                onTopic?.(id);
              }}
            />
          </li>
        ))}
      </ul>
      <h3 className={styles.title}>{words.support}</h3>
      <TopicRow
        topic={{ id: 'contact', icon: 'mail', label: words.contact }}
        onPress={() => {
          close();
          onContact();
        }}
      />
      <p className={styles.emergency}>{words.emergency}</p>
    </Sheet>
  );
}
