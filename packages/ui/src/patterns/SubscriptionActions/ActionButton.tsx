import { Button } from '../../components/Button/index.ts';
import { Icon, type IconName } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/Link/index.ts';
import * as styles from './SubscriptionActions.css.ts';

/** Props of {@link ActionButton}. */
export interface ActionButtonProps {
  label: string;
  name: string;
  icon: IconName;
  tone: 'accent' | 'danger';
  variant: 'primary' | 'secondary';
  href: string | undefined;
  isPending: boolean;
  onPress: () => void;
}

/** Action as a button, or as a link styled as one when it has an `href`. */
export function ActionButton({
  label,
  name,
  icon,
  tone,
  variant,
  href,
  isPending,
  onPress,
}: ActionButtonProps) {
  const sharedProps = { variant, icon: <Icon name={icon} />, 'aria-label': name, className: styles.button };
  if (href !== undefined)
    return (
      <LinkButton {...sharedProps} href={href} onPress={onPress}>
        {label}
      </LinkButton>
    );
  return (
    <Button {...sharedProps} tone={tone} isPending={isPending} onPress={onPress}>
      {label}
    </Button>
  );
}
