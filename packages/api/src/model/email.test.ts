import { expect, test } from 'vitest';
import { isEmailAddress } from './email.ts';

test.each([
  'ada@example.com',
  'ADA@Example.COM',
  'ada.lovell+clinic@mail.example.co.uk',
  "o'brien@example.com",
  'ada_1@sub-domain.example',
  'ada@xn--mgbh0fb.xn--kgbechtv',
  'a@b.co',
  `${'a'.repeat(64)}@example.com`,
])('%s can be an email', (text) => expect(isEmailAddress(text)).toBe(true));

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@gmail',
  'ada@example.com.',
  'ada@example..com',
  'ada@.example.com',
  'ada@-example.com',
  'ada@example,com',
  'ada@gmail.c',
  'ada@192.168.1.1',
  'ada.@example.com',
  '.ada@example.com',
  'ada..lovell@example.com',
  'ada@home@example.com',
  'mailto:ada@example.com',
  'Ada <ada@example.com>',
  '<ada@example.com>',
  'ada@example.com;eve@example.com',
  'ada lovell@example.com',
  ' ada@example.com',
  'ada@exa mple.com',
  '\u200Bada@example.com',
  'adä@example.com',
  `${'a'.repeat(65)}@example.com`,
  `ada@${'a.'.repeat(130)}com`,
])('%j cannot be an email', (text) => expect(isEmailAddress(text)).toBe(false));
