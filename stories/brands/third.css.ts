import { brandTheme } from '@patient/ui/theme';
import tokens from './third.json' with { type: 'json' };

brandTheme('third', tokens);
