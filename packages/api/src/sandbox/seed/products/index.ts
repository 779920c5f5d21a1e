import type { Product } from '../../core/schema.ts';
import { agProduct } from './ag.ts';
import { edProduct } from './ed.ts';
import { hlProduct } from './hl.ts';
import { withInformation } from './information.ts';
import { wlProduct } from './wl.ts';

/** Products of the sandbox; prices are US cents. `publicPath` is the base path of its pictures. */
export function seedProducts(publicPath: string): Product[] {
  const picture = (name: string) => `${publicPath}/pictures/${name}.svg`;
  return [edProduct(picture), hlProduct(picture), wlProduct(picture), agProduct(picture)].map(
    withInformation,
  );
}
