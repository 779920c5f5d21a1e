import { IdentityCheck, type IdentityCheckState } from '@patient/ui/IdentityCheck';

export interface CheckProps {
  state: IdentityCheckState;
  reason: string | undefined;
  openProvider: () => void;
  goNext: () => void;
  openHelp: () => void;
}

export const Check = ({ state, reason, openProvider, goNext, openHelp }: CheckProps) => (
  <IdentityCheck state={state} reason={reason} onStart={openProvider} onContinue={goNext} onHelp={openHelp} />
);
