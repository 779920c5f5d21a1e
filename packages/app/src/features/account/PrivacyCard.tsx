import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { Card } from '@patient/ui/Card';
import { Stack } from '@patient/ui/Stack';
import { Switch } from '@patient/ui/Switch';
import { environmentAtom } from '#shared/environment.ts';
import { tagScriptsOf, useConsent } from '#telemetry/index.ts';
import * as styles from './sections.css.ts';

/** Changes the answer to analytics later; nothing where there are no analytics. */
export function PrivacyCard() {
  const id = useId();
  const { telemetry } = useAtomValue(environmentAtom);
  const { consent, isRefusedByBrowser, choose } = useConsent();
  if (tagScriptsOf(telemetry.tags) === undefined) return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={styles.title}>
          Privacy choices
        </h2>
        {isRefusedByBrowser ? (
          <p>Analytics are off, because your browser asks sites not to track you.</p>
        ) : (
          <Switch
            isSelected={consent === 'yes'}
            onChange={(isOn) => choose(isOn ? 'yes' : 'no')}
            description="Lets other companies' tools measure visits to our public pages on this device. They never see your answers, your purchases, or your account."
          >
            Analytics
          </Switch>
        )}
      </Stack>
    </Card>
  );
}
