import { useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { continueRegistrationAtom } from '../data/registrationStatus.ts';

/** Continues an unfinished registration (`isRegistering`) by its subscription's id: opens /steps at its step. */
export function useContinueRegistration(): (subscriptionId: string) => void {
  const choose = useSetAtom(continueRegistrationAtom);
  const [, navigate] = useLocation();
  return (subscriptionId) => {
    choose(subscriptionId);
    navigate('/steps');
  };
}
