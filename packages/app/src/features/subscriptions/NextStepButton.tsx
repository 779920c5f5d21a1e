import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { Button } from '@patient/ui/Button';
import { LinkButton } from '@patient/ui/Link';
import type { Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { continueRegistration } from '#shared/patient/registrationStatus.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { productName } from '#shared/treatments.ts';
import { stepTarget } from './views/stepTarget.ts';

/** Props of {@link NextStepButton}. */
export interface NextStepButtonProps {
  step: Parameters<typeof stepTarget>[0];
  subscription: Subscription;
  /** Name of the subscription in the button's name. @default its product */
  name?: string;
  /** Cents that a new card is charged immediately. @default 0 */
  due?: number;
  /** Whether it is the main action of the screen. @default false */
  isPrimary?: boolean;
}

/** Button for the next step of a subscription. */
export function NextStepButton({
  step,
  subscription,
  name = productName(subscription),
  due,
  isPrimary = false,
}: NextStepButtonProps) {
  const environment = useAtomValue(environmentAtom);
  const cache = useAtomValue(cacheAtom);
  const [, navigate] = useLocation();
  const { label, href } = stepTarget(step, subscription._id, due);
  const props = {
    variant: isPrimary ? ('primary' as const) : ('secondary' as const),
    'aria-label': `${label}, ${name}`,
    children: label,
  };
  const handleContinue = () => {
    continueRegistration(environment, cache, subscription._id);
    navigate('/steps');
  };
  return href === undefined ? (
    <Button {...props} onPress={handleContinue} />
  ) : (
    <LinkButton {...props} href={href} />
  );
}
