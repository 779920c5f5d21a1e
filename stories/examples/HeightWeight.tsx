import { useState } from 'react';
import { HeightWeight, type BodyMeasures } from '@patient/ui/HeightWeight';

/** In inches and pounds, regardless of the displayed units. */
export function YourBody() {
  const [measures, setMeasures] = useState<BodyMeasures>({ height: null, weight: null });
  return <HeightWeight value={measures} onChange={setMeasures} />;
}
