import type { Product } from '../../core/schema.ts';
import { agProduct } from './ag.ts';
import { edProduct } from './ed.ts';
import { hlProduct } from './hl.ts';
import { wlProduct } from './wl.ts';

/** The products the sandbox sells; prices are whole US cents. `publicPath` is where its pictures are served. */
export function seedProducts(publicPath: string): Product[] {
  const picture = (name: string) => `${publicPath}/pictures/${name}.svg`;
  return [edProduct(picture), hlProduct(picture), wlProduct(picture), agProduct(picture)];
}
