import { useState } from 'react';
import { HeightWeight, type BodyMeasures } from '@patient/ui/HeightWeight';

/** Inches and pounds, whatever units the patient types in. */
export function YourBody() {
  const [measures, setMeasures] = useState<BodyMeasures>({ height: null, weight: null });
  return <HeightWeight value={measures} onChange={setMeasures} />;
}
