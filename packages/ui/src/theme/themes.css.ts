import { brandTheme } from './brandTheme.ts';
import { brandTokens } from './brandTokens.ts';

for (const [id, tokens] of Object.entries(brandTokens)) brandTheme(id, tokens);
