import { style } from '@vanilla-extract/css';

export const printOnly = style({ '@media': { screen: { display: 'none' } } });
