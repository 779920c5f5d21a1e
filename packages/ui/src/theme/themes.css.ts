import mens from '../../tokens/brand/mens.json' with { type: 'json' };
import product from '../../tokens/brand/product.json' with { type: 'json' };
import { brandTheme } from './brandTheme.ts';

brandTheme('mens', mens);
brandTheme('product', product);
