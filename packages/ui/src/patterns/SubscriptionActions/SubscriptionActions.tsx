import type { HTMLAttributes, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu } from '../../components/Menu/index.ts';
import { ActionButton } from './ActionButton.tsx';
import * as styles from './SubscriptionActions.css.ts';

/** Something the patient may do with a subscription now. */
export interface SubscriptionAction<Id extends string = string> {
  id: Id;
  /** A verb: "Pause". */
  label: string;
  icon: IconName;
  /** `danger` for what ends it. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** A consequence, in one line; shown in the menu. */
  description?: string;
  /** The page where it is done. `onAction` is called too. */
  href?: string;
  /** A button of its own instead of a line of the menu. @default false */
  isPrimary?: boolean;
}

/** Words of {@link SubscriptionActions}. */
export interface SubscriptionActionsStrings {
  /** On the button of the menu. @default 'More' */
  more: string;
  /** Name of the menu and its button; holds the words of `more`. */
  moreFor: (subject: string) => string;
  /** Name of a button; begins with the words on it. */
  nameOf: (label: string, subject: string) => string;
}

const english: SubscriptionActionsStrings = {
  more: 'More',
  moreFor: (subject) => `More actions for ${subject}`,
  nameOf: (label, subject) => `${label}, ${subject}`,
};

/** Props of {@link SubscriptionActions}. */
export interface SubscriptionActionsProps<Id extends string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children'
> {
  /** What is acted on, so that ten "Pause" buttons have ten names: "Hair loss treatment". */
  subject: string;
  /** What is allowed now, the most wanted first; nothing is drawn for none. */
  actions: readonly SubscriptionAction<Id>[];
  onAction: (id: Id) => void;
  /** The one that is being done: its button (or the menu's) waits. */
  pendingId?: Id | undefined;
  /** `menu` puts everything behind three dots. @default 'row' */
  layout?: 'row' | 'menu';
  /** `primary` makes the first button the one primary action of the screen. @default 'secondary' */
  emphasis?: 'primary' | 'secondary';
  strings?: Partial<SubscriptionActionsStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** What may be done with a subscription: the usual things as buttons, the rest in a menu. */
export function SubscriptionActions<Id extends string>({
  subject,
  actions,
  onAction,
  pendingId,
  layout = 'row',
  emphasis = 'secondary',
  strings,
  className,
  ...rest
}: SubscriptionActionsProps<Id>) {
  const words = { ...english, ...strings };
  const isButton = ({ isPrimary = false }: SubscriptionAction<Id>) => layout === 'row' && isPrimary;
  const buttons = actions.filter(isButton);
  const others = actions.filter((action) => !isButton(action));
  const isMenuPending = others.some(({ id }) => id === pendingId);
  const label = words.moreFor(subject);
  if (actions.length === 0) return null;
  return (
    <div {...rest} className={[styles.row, className].filter(Boolean).join(' ')}>
      {buttons.map((action, index) => (
        <ActionButton
          key={action.id}
          label={action.label}
          name={words.nameOf(action.label, subject)}
          icon={action.icon}
          tone={action.tone ?? 'accent'}
          variant={index === 0 ? emphasis : 'secondary'}
          href={action.href}
          isPending={action.id === pendingId}
          onPress={() => onAction(action.id)}
        />
      ))}
      {others.length > 0 && (
        <Menu
          label={label}
          items={others}
          onAction={onAction}
          trigger={
            layout === 'menu' ? (
              <IconButton icon="more" label={label} isPending={isMenuPending} />
            ) : (
              <Button icon={<Icon name="more" />} isPending={isMenuPending} className={styles.button}>
                {words.more}
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
