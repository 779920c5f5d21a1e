import { expect, test } from 'vitest';
import { tagScriptsOf } from './tagScripts.ts';

const gtm = 'https://www.googletagmanager.com/gtm.js?id=GTM-1';
const pixel = { src: 'https://connect.facebook.net/en_US/fbevents.js', id: '42' };

test.each([
  ['nothing', undefined, undefined],
  ['no id', { url: '/service' }, undefined],
  ['a tag manager', { tagManagerId: 'GTM-1' }, { tagManager: gtm, pixel: undefined }],
  ['a pixel', { pixelId: '42' }, { tagManager: undefined, pixel }],
  [
    'both of the sandbox',
    { tagManagerId: 'GTM-1', pixelId: '42', url: '/service' },
    {
      tagManager: '/service/tags/gtm.js?id=GTM-1',
      pixel: { src: '/service/pixel/fbevents.js', id: '42' },
    },
  ],
])('tagScripts: %s configured', (_what, tags, scripts) => expect(tagScriptsOf(tags)).toEqual(scripts));
