export { Disclosure, type DisclosureProps } from './Disclosure.tsx';
export { DisclosureCard, type DisclosureCardProps } from './DisclosureCard.tsx';
export { DisclosureGroup, type DisclosureGroupProps } from './DisclosureGroup.tsx';
