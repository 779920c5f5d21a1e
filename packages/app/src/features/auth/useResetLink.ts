import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { checkResetLinkAtom } from './data/passwordReset.ts';
import type { ResetLink } from './rules/resetLink.ts';

/** State of a link; `unknown` when the service could not be asked. */
export type ResetLinkState = 'checking' | 'valid' | 'dead' | 'unknown';

/** Asks on arrival whether a link still works, and again when the service could not be asked. */
export function useResetLink(link: ResetLink | undefined): {
  readonly state: ResetLinkState;
  readonly recheck: () => void;
  readonly markDead: () => void;
} {
  const check = useSetAtom(checkResetLinkAtom);
  const [state, setState] = useState<ResetLinkState>(link === undefined ? 'dead' : 'checking');
  const token = link?.token;
  const email = link?.email;
  const ask = useCallback(async (): Promise<ResetLinkState> => {
    if (token === undefined) return 'dead';
    try {
      return (await check({ token, ...(email !== undefined && { email }) })) ? 'valid' : 'dead';
    } catch {
      return 'unknown';
    }
  }, [check, token, email]);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const answer = await ask();
      if (isWanted) setState(answer);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [ask]);
  const recheck = useCallback(() => {
    setState('checking');
    void ask().then(setState);
  }, [ask]);
  const markDead = useCallback(() => setState('dead'), []);
  return { state, recheck, markDead };
}
