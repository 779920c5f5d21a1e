import { Disclosure, DisclosureGroup } from '@patient/ui/Disclosure';

export const Questions = () => (
  <DisclosureGroup>
    <Disclosure id="charge" title="When is my card charged?">
      Once a doctor has approved your treatment, then every 3 months.
    </Disclosure>
    <Disclosure id="cancel" title="How do I cancel?">
      On the page of your subscription, at any time.
    </Disclosure>
  </DisclosureGroup>
);
