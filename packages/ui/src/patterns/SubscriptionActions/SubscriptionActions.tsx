import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Menu } from '../../components/Menu/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { ActionButton } from './ActionButton.tsx';
import * as styles from './SubscriptionActions.css.ts';

/** Action a patient can take on a subscription. */
export interface SubscriptionActionItem<Id extends string = string> {
  id: Id;
  /** Verb such as "Pause". */
  label: string;
  icon: IconName;
  /** `danger` for an action that ends the subscription. @default 'accent' */
  tone?: 'accent' | 'danger';
  /** Consequence in one line, shown in the menu. */
  description?: string;
  /** Page of the action; `onAction` is called too. */
  href?: string;
  /** Whether it has its own button instead of a menu item. @default false */
  isPrimary?: boolean;
}

/** Strings shown by {@link SubscriptionActions}. */
export interface SubscriptionActionsStrings {
  /** Label of the menu button. @default 'More' */
  more: string;
  /** Accessible name of the menu and its button; includes the text of `more`. */
  moreFor: (subject: string) => string;
  /** Accessible name of a button; starts with its label. */
  nameOf: (label: string, subject: string) => string;
}

const defaultStrings: SubscriptionActionsStrings = {
  more: 'More',
  moreFor: (subject) => `More actions for ${subject}`,
  nameOf: (label, subject) => `${label}, ${subject}`,
};

/** Props of {@link SubscriptionActions}. */
export interface SubscriptionActionsProps<Id extends string> extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children'
> {
  /** Subscription acted on, to make button names unique: "Hair loss treatment". */
  subject: string;
  /** Allowed actions, most important first; an empty list renders nothing. */
  actions: readonly SubscriptionActionItem<Id>[];
  /** Called with the action that the patient chose. */
  onAction: (id: Id) => void;
  /** Id of the action in progress; its button (or the menu's) is pending. */
  pendingId?: Id | undefined;
  /** `menu` puts all actions in a menu. @default 'row' */
  layout?: 'row' | 'menu';
  /** `primary` makes the first button the screen's primary action. @default 'secondary' */
  emphasis?: 'primary' | 'secondary';
  /** Why an action is missing that the patient may look for. */
  note?: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<SubscriptionActionsStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** Actions on a subscription: the main ones as buttons, the rest in a menu. */
export function SubscriptionActions<Id extends string>({
  subject,
  actions,
  onAction,
  pendingId,
  layout = 'row',
  emphasis = 'secondary',
  note,
  strings: overrides,
  className,
  ...rest
}: SubscriptionActionsProps<Id>) {
  const strings = useStrings('SubscriptionActions', defaultStrings, overrides);
  const isButton = ({ isPrimary = false }: SubscriptionActionItem<Id>) => layout === 'row' && isPrimary;
  const buttons = actions.filter(isButton);
  const others = actions.filter((action) => !isButton(action));
  const isMenuPending = others.some(({ id }) => id === pendingId);
  const label = strings.moreFor(subject);
  if (actions.length === 0) return null;
  return (
    <div {...rest} className={clsx(styles.row, className)}>
      {buttons.map((action, index) => (
        <ActionButton
          key={action.id}
          label={action.label}
          name={strings.nameOf(action.label, subject)}
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
                {strings.more}
              </Button>
            )
          }
        />
      )}
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
