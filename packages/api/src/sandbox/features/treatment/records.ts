import type { Product } from '../../core/schema.ts';

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED. */
    products: Product;
  }
}
