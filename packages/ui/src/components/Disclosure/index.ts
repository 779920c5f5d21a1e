export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
export { DisclosureGroup, type DisclosureGroupProps } from './DisclosureGroup.tsx';
