export { sandboxHandlers } from './handlers.ts';
export type { SandboxHandlersOptions } from './handlers.ts';
