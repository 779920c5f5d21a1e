import { createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { defaultStrings, type IdentityCheckState, type IdentityCheckStrings } from './strings.ts';

/** Props of {@link IdentityCheck}. */
export interface IdentityCheckProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** State of the check. @default 'ready' */
  state?: IdentityCheckState;
  /** Why the provider refused. */
  reason?: ReactNode;
  /** Whether the provider's dialog is open, or the next step is loading. @default false */
  isPending?: boolean;
  /** Opens the provider's dialog. While a promise that it returns is unsettled, further presses are ignored. */
  onStart: () => unknown;
  /** Continues after the check. */
  onContinue: () => void;
  /** Opens the support dialog. */
  onHelp: () => void;
  /** Message about a failed attempt to continue. */
  children?: ReactNode;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3;
  /** Overrides for the default text. */
  strings?: Partial<IdentityCheckStrings>;
  ref?: Ref<HTMLElement>;
}

/** Identity check in the dialog of a provider (decisions, "Registration"). */
export function IdentityCheck({
  state = 'ready',
  reason,
  isPending = false,
  onStart,
  onContinue,
  onHelp,
  children,
  headingLevel = 2,
  strings: overrides,
  ...rest
}: IdentityCheckProps) {
  const strings = useStrings('IdentityCheck', defaultStrings, overrides);
  const help = <Button onPress={onHelp}>{strings.help}</Button>;
  if (state === 'received' || state === 'confirmed') {
    return (
      <Stack {...rest} gap={4}>
        {children}
        <Alert tone="success" title={strings.titles[state]}>
          {strings.texts[state]}
        </Alert>
        <Button variant="primary" isWide isPending={isPending} onPress={onContinue}>
          {strings.proceed}
        </Button>
      </Stack>
    );
  }
  if (state === 'unavailable') {
    return (
      <Stack {...rest}>
        <Alert tone="warning" title={strings.titles.unavailable} action={help}>
          {strings.texts.unavailable}
        </Alert>
      </Stack>
    );
  }
  return (
    <Stack {...rest} gap={4}>
      {createElement(`h${headingLevel}`, {}, strings.title)}
      <p>{strings.text}</p>
      {state === 'closed' && (
        <Alert tone="info" isLive title={strings.titles.closed}>
          {strings.texts.closed}
        </Alert>
      )}
      {state === 'refused' && (
        <Alert tone="danger" isLive title={strings.titles.refused} action={help}>
          {reason}
        </Alert>
      )}
      <Button variant="primary" isWide isPending={isPending} onPress={onStart}>
        {state === 'ready' ? strings.start : strings.restart}
      </Button>
    </Stack>
  );
}
