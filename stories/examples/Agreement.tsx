import { useState } from 'react';
import { Agreement } from '@patient/ui/Agreement';
import { Link } from '@patient/ui/Link';

const consents = [
  {
    id: 'terms',
    text: (
      <>
        I agree to the <Link href="/terms">terms</Link>
      </>
    ),
  },
  { id: 'news', text: 'Send me news by email', isRequired: false },
];

/** Starts empty, so that the patient agrees deliberately. */
export function Consents() {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  return <Agreement consents={consents} agreed={agreed} onChange={setAgreed} />;
}
